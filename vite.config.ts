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
	build: { manifest: true, target: 'es2023' },
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
