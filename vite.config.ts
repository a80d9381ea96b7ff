import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { wordsInPageLanguage } from './app/i18n/words-plugin.ts'

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

/** The server writes each icon as one element that is made once (app/ui/icons/drawn-icon.tsx); the browser has Lucide's own. */
const drawnIcons: Plugin = {
	name: 'drawn-icons',
	applyToEnvironment: ({ name }) => name === 'ssr',
	transform: {
		filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
		handler(code) {
			const file = JSON.stringify(fileURLToPath(new URL('app/ui/icons/drawn-icon.tsx', import.meta.url)))
			const changed = code.replace(
				'export { createLucideIcon as default }',
				'const createDrawnIcon = (data) => drawOnce(createLucideIcon(data), data);\nexport { createDrawnIcon as default }',
			)
			if (changed === code)
				this.error('Lucide makes its icons in another way than app/ui/icons/drawn-icon.tsx knows.')
			return `import { drawOnce } from ${file};\n${changed}`
		},
	},
}

/** Functions of packages that are asked thousands of times for a page, and what comes to the same for what we do with them. */
const CHEAPER = [
	{
		// Instead of defining each field of each piece of a text.
		file: /\/markdown-it\/dist\/markdown-it\.mjs$/,
		found: /function _defineProperty\(e, r, t\) \{[\s\S]*?\n\}/,
		instead: 'function _defineProperty(e, r, t) { e[r] = t; }',
	},
	{
		// Instead of looking for the names of a thing's classes, which several copies of the package would make necessary.
		file: /\/drizzle-orm\/entity\.js$/,
		found: /function is\(value, type\) \{[\s\S]*?\n\}/,
		instead: 'function is(value, type) { return value instanceof type; }',
	},
]
const cheaperCalls = CHEAPER.map(
	({ file, found, instead }): Plugin => ({
		name: 'cheaper-calls',
		transform: {
			filter: { id: file },
			handler(code, id) {
				if (!found.test(code)) this.error(`${id} is written in another way than is known here.`)
				return code.replace(found, instead)
			},
		},
	}),
)

/** One sign in a file that is not ASCII makes Node keep two bytes for each sign of it, as long as it runs. */
const asciiServer: Plugin = {
	name: 'ascii-server',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'ssr',
	generateBundle(_options, bundle) {
		for (const file of Object.values(bundle)) {
			if (file.type !== 'chunk') continue
			file.code = file.code.replace(/(\\*)([\u0080-\uffff])/g, (_found, before: string, sign: string) => {
				const code = sign.charCodeAt(0).toString(16).padStart(4, '0')
				// Escaped it was the sign itself all the same.
				return `${before.length % 2 ? before.slice(1) : before}\\u${code}`
			})
		}
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
		drawnIcons,
		cheaperCalls,
		asciiServer,
		wordsInPageLanguage(),
		lingui({ failOnMissing: true, failOnCompileError: true }),
		isTest ? [] : reactRouter(),
	],
	resolve: { tsconfigPaths: true },
	build: {
		manifest: true,
		modulePreload: false,
		target: 'es2023',
		// The server and the browser have to name a style sheet and its fonts alike, or a page fetches both.
		rollupOptions: { output: { assetFileNames: 'assets/[name]-[hash:7][extname]' } },
	},
	environments: {
		client: {
			// Zod tries whether it may make code from text, which our content security policy forbids and Firefox reports.
			define: { 'globalThis.__zod_globalConfig': '{ jitless: true }' },
			build: {
				rollupOptions: {
					output: {
						// Every page carries a hundred names of scripts, and chance letters do not compress.
						entryFileNames: 'assets/[name]-[hash:7].js',
						chunkFileNames: 'assets/[name]-[hash:7].js',
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
								{
									// Each is too small to be compressed alone.
									name: 'tools',
									test: /\/app\/ui\/folder-tabs\.tsx$|\/lucide-react\/dist\/esm\/icons\/(arrow-up-right|list-plus|rotate-ccw|share-2|timer)\./,
								},
							],
						},
					},
				},
			},
		},
		ssr: {
			// Half of React is for development alone, where nothing is built.
			define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
			// One file in place of thousands is read in a third of the time at every start.
			resolve: command === 'build' ? { noExternal: true, external: UNBUNDLED } : {},
			build: { rollupOptions: { input: './server/app.ts' } },
		},
	},
	server: { middlewareMode: false },
}))
