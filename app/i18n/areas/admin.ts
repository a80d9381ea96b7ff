import { addWords } from '../browser-words'

await addWords((language) =>
	language === 'pt' ? import('../pt/admin.json?lingui') : import('../en/admin.json?lingui'),
)
