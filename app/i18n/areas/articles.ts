import { addWords } from '../browser-words'

await addWords((language) =>
	language === 'pt' ? import('../pt/articles.json?lingui') : import('../en/articles.json?lingui'),
)
