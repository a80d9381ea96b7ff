import { addWords } from '../browser-words'

await addWords((language) =>
	language === 'pt' ? import('../pt/focus.json?lingui') : import('../en/focus.json?lingui'),
)
