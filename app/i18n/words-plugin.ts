import { createHash } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import { minify, type Plugin, type Rolldown } from 'vite'
import { FALLBACK_LANGUAGE, inEachLanguage, LANGUAGES, type Language } from './language.ts'
import { WORDS_FOLDER } from './words-folder.ts'

/** Which files with words the scripts of a build import, by the script and the language. */
const LIST = '.vite/words.json'

/**
 * Gives `load.ts` of a room the words of the page's language, which it imports from `./{language}.json`. Built, they are one file for each language under the same
 * name in that language's folder; scripts import the first language's, and the page's import map leads on to its own
 * (`words-folder.ts`). So no script waits for words in a top-level `await`, which WebKit does not wait for where two
 * parts of a page load at once (https://bugs.webkit.org/show_bug.cgi?id=242740). The server needs none of them here.
 */
export function wordsInPageLanguage(): Plugin {
	const rooms = new Map<string, Promise<string>>()
	let isBuild = false
	let root = ''
	return {
		name: 'words-in-page-language',
		enforce: 'pre',
		configResolved({ command, root: folder }) {
			isBuild = command === 'build'
			root = folder
		},
		resolveId: {
			filter: { id: /^\.\/\{language\}\.json$/ },
			async handler(_source, importer = '') {
				const folder = dirname(importer)
				if (this.environment.config.consumer === 'server' || !isBuild) return join(folder, '{language}.js')
				const file = rooms.get(folder) ?? emitWords(this, folder, relative(root, folder))
				rooms.set(folder, file)
				return { id: await file, external: 'absolute' }
			},
		},
		load: {
			filter: { id: /\/\{language\}\.js$/ },
			handler() {
				if (this.environment.config.consumer === 'server') return 'export const messages = {}'
				const files = LANGUAGES.map((language) => `${language}: () => import('./${language}.json?lingui')`)
				return [
					"import { browserLanguage } from '~/i18n/browser-words'",
					`const { messages } = await { ${files.join(', ')} }[browserLanguage]()`,
					'export { messages }',
				].join('\n')
			},
		},
		generateBundle: {
			order: 'post',
			handler(_options, bundle) {
				if (this.environment.config.consumer === 'server') return
				const scripts = Object.values(bundle).flatMap((file) => {
					if (file.type !== 'chunk') return []
					const names = file.imports.flatMap(
						(address) => nameIn(WORDS_FOLDER[FALLBACK_LANGUAGE], address) ?? [],
					)
					const words = inEachLanguage((language) => names.map((name) => fileOf(language, name)))
					return names.length > 0 ? [[file.fileName, words]] : []
				})
				this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(Object.fromEntries(scripts)) })
			},
		},
	}
}

/** Writes a room's words in each language, and answers the address of those that the import maps begin with. */
async function emitWords(plugin: Rolldown.PluginContext, folder: string, room: string): Promise<string> {
	const scripts = inEachLanguage(() => '')
	for (const language of LANGUAGES) scripts[language] = await compile(plugin, folder, language)
	const digest = createHash('sha256').update(JSON.stringify(scripts)).digest('base64url').slice(0, 6)
	const name = `${room
		.replace(/^app\/(features\/)?/, '')
		.replace(/\/words$/, '')
		.replaceAll('/', '-')}-${digest}.js`
	for (const language of LANGUAGES)
		plugin.emitFile({
			type: 'asset',
			fileName: fileOf(language, name),
			source: scripts[language],
		})
	return `${WORDS_FOLDER[FALLBACK_LANGUAGE]}${name}`
}

const fileOf = (language: Language, name: string) => `${WORDS_FOLDER[language].slice(1)}${name}`

const nameIn = (folder: string, address: string) =>
	address.startsWith(folder) ? address.slice(folder.length) : null

async function compile(plugin: Rolldown.PluginContext, folder: string, language: Language): Promise<string> {
	const id = join(folder, `${language}.json?lingui`)
	const { code } = await plugin.load({ id })
	if (!code) throw new Error(`There are no words in ${id}.`)
	return (await minify(`${language}.js`, code, { module: true })).code
}
