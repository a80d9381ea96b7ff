import { globSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-json'

const rooms = globSync('app/**/words/en.json').map((file) =>
	file.slice(0, -'/en.json'.length).replaceAll('\\', '/'),
)

export default defineConfig({
	locales: ['en', 'pt'],
	sourceLocale: 'en',
	catalogs: rooms.map((room) => ({ path: `<rootDir>/${room}/{locale}`, include: [] })),
	format: formatter({ style: 'minimal' }),
})
