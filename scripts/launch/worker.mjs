// Builds the service worker: one classic script, with the names of the few files that it keeps from the start.
import { readFileSync } from 'node:fs'
import { build } from 'vite'

const ENTRY = 'app/features/offline/service-worker.ts'
const KEEPER = 'app/frame/offline-keeper.tsx'
/** The router loads a route's script before it sends a form there, and signing out works offline. */
const SIGN_OUT = 'app/routes/account/logout.ts?__react-router-build-client-route'
const ROOT = 'app/root.tsx?__react-router-build-client-route'

const manifest = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8'))
const wordsOf = JSON.parse(readFileSync('build/client/.vite/words.json', 'utf8'))

/** Chunks that have run when these have run. */
function reach(names, reached = new Set()) {
	for (const name of names) {
		if (reached.has(name)) continue
		reached.add(name)
		reach(manifest[name]?.imports ?? [], reached)
	}
	return reached
}

const frame = reach([ROOT, 'app/entry.client.tsx'])
const keeper = [...reach([KEEPER, SIGN_OUT])].filter((name) => !frame.has(name))
/** In each language: whoever keeps pages may read in another one tomorrow. */
const words = keeper.flatMap((name) => Object.values(wordsOf[manifest[name].file] ?? {}).flat())
const look = [...frame].flatMap((name) => [...(manifest[name].css ?? []), ...(manifest[name].assets ?? [])])
const files = [...look, ...keeper.map((name) => manifest[name].file), ...words]

await build({
	configFile: false,
	logLevel: 'warn',
	define: { OWN_FILES_BUILT: JSON.stringify(files.map((file) => `/${file}`)) },
	resolve: { tsconfigPaths: true },
	build: {
		outDir: 'build/client',
		emptyOutDir: false,
		copyPublicDir: false,
		target: 'es2023',
		rollupOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
	},
})
