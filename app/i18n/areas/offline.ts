import { addWords } from '../browser-words'

await addWords((language) =>
	language === 'pt' ? import('../pt/offline.json?lingui') : import('../en/offline.json?lingui'),
)
