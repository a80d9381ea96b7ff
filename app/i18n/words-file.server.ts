import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Language } from './language'

const Manifest = z
	.record(
		z.string(),
		z.object({
			file: z.string(),
			imports: z.array(z.string()).default([]),
			dynamicImports: z.array(z.string()).default([]),
		}),
	)
	.transform((chunks) => new Map(Object.entries(chunks)))
type Manifest = z.infer<typeof Manifest>

const ENTRY = 'app/entry.client.tsx'
const known = new Map<string, readonly string[]>()
let manifest: Manifest | undefined

/**
 * The addresses of the scripts with a language's words that a page waits for, given the addresses of its routes'
 * scripts: a page asks for them at once instead of after its first scripts ran. None in development, where there is no build.
 */
export function wordsFiles(language: Language, scripts: readonly string[]): readonly string[] {
	if (import.meta.env.DEV) return []
	const key = [language, ...scripts].join(' ')
	const found = known.get(key) ?? findWords(language, scripts)
	known.set(key, found)
	return found
}

function findWords(language: Language, scripts: readonly string[]): readonly string[] {
	manifest ??= Manifest.parse(JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')))
	const chunks = manifest
	const addresses = new Set(scripts)
	const reached = new Set<string>()
	const reach = (name: string) => {
		if (reached.has(name)) return
		reached.add(name)
		for (const imported of chunks.get(name)?.imports ?? []) reach(imported)
	}
	for (const [name, { file }] of chunks) {
		if (name === ENTRY || addresses.has(`/${file}`)) reach(name)
	}
	const words = [...reached].flatMap((name) => chunks.get(name)?.dynamicImports ?? [])
	return words
		.filter((name) => name.includes(`/words/${language}.json`))
		.flatMap((name) => chunks.get(name) ?? [])
		.map(({ file }) => `/${file}`)
}
