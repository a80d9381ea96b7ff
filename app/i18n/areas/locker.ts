import { addWords } from '../browser-words'

await addWords((language) =>
	language === 'pt' ? import('../pt/locker.json?lingui') : import('../en/locker.json?lingui'),
)
