import { globSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-json'
import { FALLBACK_LANGUAGE, LANGUAGES } from './app/i18n/language.ts'

const rooms = globSync('app/**/words/en.json').map((file) =>
	file.slice(0, -'/en.json'.length).replaceAll('\\', '/'),
)

export default defineConfig({
	locales: [...LANGUAGES],
	sourceLocale: FALLBACK_LANGUAGE,
	catalogs: rooms.map((room) => ({ path: `<rootDir>/${room}/{locale}`, include: [] })),
	format: formatter({ style: 'minimal' }),
})
