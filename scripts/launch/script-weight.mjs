import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

const CLIENT = 'build/client'
const WORDS = '/words/en.json'
const FRAME = ['app/entry.client.tsx', 'app/root.tsx?__react-router-build-client-route']

/**
 * What the scripts of a page may weigh before anything can be pressed, in kilobytes of brotli: a build that is heavier
 * fails, so that weight is added on purpose only. The wish is 105 for home and pricing, 110 for a prompt. In the way:
 * React and the router are 95, Lingui included, the words of the frame 3.4, the list of routes 4.1; that leaves 2 for a
 * product. The last four tenths are the routes of reports, of a prompt’s changes, of the weekly mail, of series, and of the
 * versions and drafts of created prompts and of a prompt’s runs (drafts themselves are one kilobyte of create-prompt); a seventieth is the statement
 * on accessibility and who runs the site, in the footer, and two tenths the way to withdraw from a contract, which has to
 * stand on every page; three tenths more are the routes of people, and three of pricing and locker, two of create-prompt, those of
 * past focus sessions, of a saved prompt’s versions, of own categories and of an import’s way back.
 */
export const MOST_KILOBYTES = {
	home: 125.8,
	prompt: 137.8,
	categories: 128.2,
	pricing: 120.8,
	'prompt-locker': 136.6,
	'create-prompt': 141.3,
	'chat-legend': 204.5,
}

/** The kilobytes of script, brotli, that a browser loads for a route before anything can be pressed. */
export function scriptKilobytes(route) {
	const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'))
	const files = new Set()
	const add = (name) => {
		const chunk = manifest[name]
		if (!chunk || files.has(chunk.file)) return
		files.add(chunk.file)
		for (const imported of chunk.imports ?? []) add(imported)
		// Words are awaited, in the page's language, before anything is drawn.
		for (const later of chunk.dynamicImports ?? []) if (later.includes(WORDS)) add(later)
	}
	const page = `/${route}.tsx?__react-router-build-client-route`
	const own = Object.keys(manifest).filter((name) => name.startsWith('app/routes/') && name.endsWith(page))
	if (own.length === 0) throw new Error(`The build has no page ${route}.`)
	for (const name of [...FRAME, ...own]) add(name)
	const routes = readdirSync(`${CLIENT}/assets`).find((name) => /^manifest-.*\.js$/.test(name))
	if (routes) files.add(`assets/${routes}`)
	return [...files].reduce((sum, file) => sum + weigh(`${CLIENT}/${file}`), 0) / 1000
}

/** Files too small to compress travel as they are. */
function weigh(file) {
	return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
