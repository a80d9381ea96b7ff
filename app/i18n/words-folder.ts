import { inEachLanguage } from './language.ts'

/** Where the built words of each language stand, under the same names: the import map of a page leads from one to the other. */
export const WORDS_FOLDER = inEachLanguage((language) => `/assets/words/${language}/`)
