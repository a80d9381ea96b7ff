import { addWords, type Catalog } from '~/i18n/browser-words'

await addWords(import.meta.glob<Catalog>('./*.json', { query: '?lingui' }))
