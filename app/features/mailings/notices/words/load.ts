import { addWords } from '~/i18n/browser-words'
import { messages } from './{language}.json'

addWords(messages)
