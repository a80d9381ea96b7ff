import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { FALLBACK_LANGUAGE, inEachLanguage, type Language } from './language'
import { WORDS_FOLDER } from './words-folder'

const BUILD = 'build/client/.vite'
const ENTRY = 'app/entry.client.tsx'

const Manifest = z
	.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
	.transform((chunks) => new Map(Object.entries(chunks)))
const Words = z
	.record(z.string(), z.object(inEachLanguage(() => z.array(z.string()))))
	.transform((scripts) => new Map(Object.entries(scripts)))

const known = new Map<string, readonly string[]>()
let build: { manifest: z.infer<typeof Manifest>; words: z.infer<typeof Words> } | undefined

/** What leads the scripts of a page to the words of its language; none where they begin with those. */
export const WORDS_IMPORT_MAP = inEachLanguage((language) =>
	language === FALLBACK_LANGUAGE
		? undefined
		: { imports: { [WORDS_FOLDER[FALLBACK_LANGUAGE]]: WORDS_FOLDER[language] } },
)

/**
 * The addresses of the scripts with a language's words that a page waits for, given the addresses of its routes'
 * scripts: a page asks for them at once instead of after its first scripts. None in development, where there is no build.
 */
export function wordsFiles(language: Language, scripts: readonly string[]): readonly string[] {
	if (import.meta.env.DEV) return []
	const key = [language, ...scripts].join(' ')
	const found = known.get(key) ?? findWords(language, scripts)
	known.set(key, found)
	return found
}

function findWords(language: Language, scripts: readonly string[]): readonly string[] {
	build ??= {
		manifest: Manifest.parse(JSON.parse(readFileSync(`${BUILD}/manifest.json`, 'utf8'))),
		words: Words.parse(JSON.parse(readFileSync(`${BUILD}/words.json`, 'utf8'))),
	}
	const { manifest, words } = build
	const addresses = new Set(scripts)
	const reached = new Set<string>()
	const found = new Set<string>()
	const reach = (name: string) => {
		if (reached.has(name)) return
		reached.add(name)
		const { file = '', imports = [] } = manifest.get(name) ?? {}
		for (const imported of imports) reach(imported)
		for (const script of words.get(file)?.[language] ?? []) found.add(`/${script}`)
	}
	for (const [name, { file }] of manifest) {
		if (name === ENTRY || addresses.has(`/${file}`)) reach(name)
	}
	return [...found]
}
