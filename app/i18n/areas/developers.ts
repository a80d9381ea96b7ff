import { addWords } from '../browser-words'

await addWords((language) =>
	language === 'pt' ? import('../pt/developers.json?lingui') : import('../en/developers.json?lingui'),
)
