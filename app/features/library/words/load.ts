import { addWords } from '~/i18n/browser-words'

await addWords((language) => (language === 'pt' ? import('./pt.json?lingui') : import('./en.json?lingui')))
