import { addWords } from '../browser-words'

await addWords((language) =>
	language === 'pt' ? import('../pt/account.json?lingui') : import('../en/account.json?lingui'),
)
