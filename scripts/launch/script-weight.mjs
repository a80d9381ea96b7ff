import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

const CLIENT = 'build/client'
const FRAME = ['app/entry.client.tsx', 'app/root.tsx?__react-router-build-client-route']

/**
 * What the scripts of a page may weigh before anything can be pressed, in kilobytes of brotli: a build that is heavier
 * fails, so that weight is added on purpose only. The wish is 105 for home and pricing, 110 for a prompt. In the way:
 * React and the router are 95, Lingui included, the words of the frame 3.4, the list of routes 5.7 (`shorten-routes.mjs`); that leaves little for
 * a product. Each feature with a page of its own lengthens the list of routes by a twentieth or two; beyond that, by their
 * weight: drafts are one kilobyte of create-prompt, two tenths of every page the way to withdraw from a contract, four of a
 * prompt the way into the chat, a tenth the keys that lead from a blank back to its field, two the button that puts it into a collection and two the answers that its link may leave out; a prompt’s and a saved one’s doors to what is in
 * the locker are another two. Of the chat, seven tenths are the field’s slash, three what it is told beforehand and files of text, one and a
 * half its links, two its way into focus, one that a reply keeps its looks until what reads it has come, a tenth of each desk that what is told of a saved prompt’s blanks is asked in it too; four hundredths of the pricing page the line of the chat’s models; a tenth of where prompts are written that the first field has the focus when a kept draft is thrown away; six of every page that what is typed or chosen before the scripts come stays; of the locker, the order, the tags and what takes prompts out and into focus are one and a half, half a tenth that Back
 * brings a selection along, and as much that what is typed while another list comes is looked for there; two tenths of a prompt, one of the locker, what Enter does in a long answer and that a copy is said no longer once an answer is another one. The names of chunks, which are their hashes, weigh a hundredth more or less with every build.
 */
export const MOST_KILOBYTES = {
	home: 126.1,
	prompt: 139.6,
	categories: 128.1,
	pricing: 121,
	'prompt-locker': 139.6,
	'create-prompt': 141.9,
	'chat-legend': 172.9,
}

/** The kilobytes of script, brotli, that a browser loads for a route before anything can be pressed. */
export function scriptKilobytes(route) {
	const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'))
	const words = JSON.parse(readFileSync(`${CLIENT}/.vite/words.json`, 'utf8'))
	const files = new Set()
	const add = (name) => {
		const chunk = manifest[name]
		if (!chunk || files.has(chunk.file)) return
		files.add(chunk.file)
		for (const imported of chunk.imports ?? []) add(imported)
		for (const file of words[chunk.file]?.en ?? []) files.add(file)
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
