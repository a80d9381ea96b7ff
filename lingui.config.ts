import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-json'

export default defineConfig({
	locales: ['en', 'pt'],
	sourceLocale: 'en',
	catalogs: [{ path: '<rootDir>/app/i18n/{locale}/public', include: [] }],
	format: formatter({ style: 'minimal' }),
})
