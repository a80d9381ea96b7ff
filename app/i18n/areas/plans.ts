import { addWords } from '../browser-words'

await addWords((language) =>
	language === 'pt' ? import('../pt/plans.json?lingui') : import('../en/plans.json?lingui'),
)
