import { addWords } from '../browser-words'

await addWords((language) =>
	language === 'pt' ? import('../pt/palette.json?lingui') : import('../en/palette.json?lingui'),
)
