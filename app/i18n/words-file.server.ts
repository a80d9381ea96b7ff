import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Language } from './language'

const Manifest = z.record(z.string(), z.object({ file: z.string() }))

let files: z.infer<typeof Manifest> | undefined

/**
 * The address of the script with a language's words, so that a page can ask for it at once instead of after its
 * first scripts ran. Null in development, where there is no build.
 */
export function wordsFile(language: Language): string | null {
	if (import.meta.env.DEV) return null
	files ??= Manifest.parse(JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')))
	const file = files[`app/i18n/${language}/public.json?lingui`]?.file
	return file ? `/${file}` : null
}
