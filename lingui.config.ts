import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-json'

const AREAS = [
	'account',
	'admin',
	'articles',
	'chat',
	'developers',
	'focus',
	'locker',
	'offline',
	'palette',
	'plans',
	'public',
	'server',
]

export default defineConfig({
	locales: ['en', 'pt'],
	sourceLocale: 'en',
	catalogs: AREAS.map((area) => ({ path: `<rootDir>/app/i18n/{locale}/${area}`, include: [] })),
	format: formatter({ style: 'minimal' }),
})
