import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** The keys that Lucide gives the lines of a drawing are chance letters, which do not compress; their places do as well. */
const plainIconKeys: Plugin = {
	name: 'plain-icon-keys',
	transform: {
		filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
		handler(code) {
			let place = 0
			return code.replaceAll(/\bkey: "\w+"/g, () => `key: "${place++}"`)
		},
	},
}

const isTest = process.env['VITEST'] !== undefined

/** What brings files of its own that it looks for beside itself: compiled code, WebAssembly, fonts, threads. */
const UNBUNDLED = [
	'@electric-sql/pglite',
	'@electric-sql/pglite-socket',
	'@node-rs/argon2',
	'fontkit',
	'pino',
	'sharp',
]

export default defineConfig(({ command }) => ({
	plugins: [
		tailwindcss(),
		plainIconKeys,
		lingui({ failOnMissing: true, failOnCompileError: true }),
		isTest ? [] : reactRouter(),
	],
	resolve: { tsconfigPaths: true },
	build: { manifest: true, modulePreload: false, target: 'es2023' },
	environments: {
		client: {
			// Zod tries whether it may make code from text, which our content security policy forbids and Firefox reports.
			define: { 'globalThis.__zod_globalConfig': '{ jitless: true }' },
			build: {
				rollupOptions: {
					output: {
						codeSplitting: {
							// A group takes what its files import with it. Few large files weigh less than many small ones, as long as
							// no page loads what only others need.
							groups: [
								{
									name: 'framework',
									test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui|cookie|set-cookie-parser)\/|vite\/preload-helper/,
								},
								{
									name: 'site',
									test: /\/app\/(root\.tsx|i18n\/(browser-words|currency)\.ts|core\/plan-order\.ts)$/,
								},
								{
									name: 'cards',
									test: /\/app\/(features\/library\/ui\/(prompt-grid|blank-text|category-tile)|ui\/load-error)\.tsx$/,
								},
								{ name: 'desk', test: /\/app\/features\/library\/ui\/open-prompt\.tsx$/ },
							],
						},
					},
				},
			},
		},
		ssr: {
			// One file in place of thousands is read in a third of the time at every start.
			resolve: command === 'build' ? { noExternal: true, external: UNBUNDLED } : {},
			build: { rollupOptions: { input: './server/app.ts' } },
		},
	},
	server: { middlewareMode: false },
}))
