import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import type { Row } from './table.ts'

const Manifest = z.record(
	z.string(),
	z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)

const ASSETS = 'build/client/assets'
const ENTRY = 'app/entry.client.tsx'
const WORDS = 'app/i18n/en/public.json?lingui'
const WANTED = { home: 105, prompt: 110 } as const

/** What a visitor's browser loads before anything can be pressed: brotli, in kilobytes (architecture 7). */
export function measureJavaScript(): Row[] {
	const manifest = Manifest.parse(JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')))
	return Object.entries(WANTED).map(([route, wanted]) => {
		const files = new Set<string>()
		const add = (key: string) => {
			const chunk = manifest[key]
			if (!chunk || files.has(chunk.file)) return
			files.add(chunk.file)
			for (const imported of chunk.imports) add(imported)
		}
		for (const key of [ENTRY, WORDS, routeChunk('root'), routeChunk(`routes/${route}`)]) add(key)
		const routeManifest = readdirSync(ASSETS).find((name) => /^manifest-.*\.js$/.test(name))
		if (routeManifest) files.add(`assets/${routeManifest}`)
		const bytes = [...files].reduce((sum, file) => sum + brotliSize(`build/client/${file}`), 0)
		return { what: `JavaScript of the ${route} page, brotli`, reached: bytes / 1000, wanted, unit: 'kB' }
	})
}

function routeChunk(file: string): string {
	return `app/${file}.tsx?__react-router-build-client-route`
}

function brotliSize(file: string): number {
	return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
