import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const isTest = process.env['VITEST'] !== undefined

export default defineConfig({
	plugins: [
		tailwindcss(),
		lingui({ failOnMissing: true, failOnCompileError: true }),
		isTest ? [] : reactRouter(),
	],
	resolve: { tsconfigPaths: true },
	build: { manifest: true, modulePreload: false, target: 'es2023' },
	environments: {
		client: {
			build: {
				rollupOptions: {
					output: {
						codeSplitting: {
							groups: [
								{
									name: 'framework',
									test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui|cookie|set-cookie-parser)\//,
								},
								{
									// Small files that nearly every page needs weigh less together.
									name: 'site',
									test: /\/(app\/(components\/(site|prompt|search|category|ui\/(toast|copy-button|clipboard|drawer|use-))|domain|content|i18n\/\w+\.)|node_modules\/lucide-react\/)/,
									minShareCount: 4,
								},
							],
						},
					},
				},
			},
		},
		ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
	},
	server: { middlewareMode: false },
})
