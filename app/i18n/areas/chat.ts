import { addWords } from '../browser-words'

await addWords((language) =>
	language === 'pt' ? import('../pt/chat.json?lingui') : import('../en/chat.json?lingui'),
)
