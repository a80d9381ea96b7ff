// Writes the browser's list of routes again, as the script that makes it: each file's name once, what is said of every
// route by its place, and nothing of what the frame has loaded anyway. The router gets from it what it wrote itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'

const ASSETS = 'build/client/assets'
const FLAGS = [
	'hasAction',
	'hasLoader',
	'hasClientAction',
	'hasClientLoader',
	'hasClientMiddleware',
	'hasDefaultExport',
	'hasErrorBoundary',
]
const FILES = ['module', 'imports', 'css']
const NAMES = ['id', 'parentId', 'path', 'index', 'caseSensitive']

const name = readdirSync(ASSETS).find((one) => /^manifest-.*\.js$/.test(one))
const { routes, ...rest } = read(readFileSync(`${ASSETS}/${name}`, 'utf8'))

const known = [...FLAGS, ...FILES, ...NAMES]
for (const [id, route] of Object.entries(routes)) {
	const unknown = Object.keys(route).filter((key) => route[key] !== undefined && !known.includes(key))
	if (unknown.length > 0 || id !== route.id) throw new Error(`The route ${id} says ${unknown} as well.`)
}

const always = new Set([routes.root.module, ...routes.root.imports, ...rest.entry.imports])
const needed = Object.fromEntries(
	Object.entries(routes).map(([id, route]) => [
		id,
		id === 'root' ? route : { ...route, imports: route.imports.filter((file) => !always.has(file)) },
	]),
)
const files = [
	...new Set(Object.values(needed).flatMap(({ module, imports, css }) => [module, ...imports, ...css])),
]
const at = (file) => files.indexOf(file)
const short = Object.values(needed).map(({ module, imports, css, ...said }) => [
	at(module),
	imports.map(at),
	css.map(at),
	FLAGS.reduce((sum, flag, place) => sum + (said[flag] ? 2 ** place : 0), 0),
	...NAMES.map((key) => said[key] ?? 0),
])
const script = [
	`{const f=${JSON.stringify(files.map((file) => file.replace(/^\/assets\//, '')))}.map(n=>'/assets/'+n),`,
	`a=l=>l.map(n=>f[n]),r={};`,
	`for(const[m,i,c,b,...n]of${JSON.stringify(short)}){const o=r[n[0]]={module:f[m],imports:a(i),css:a(c)};`,
	`${JSON.stringify(FLAGS)}.forEach((k,p)=>{o[k]=!!(b>>p&1)});`,
	`${JSON.stringify(NAMES)}.forEach((k,p)=>{if(n[p]!==0)o[k]=n[p]})}`,
	`window.__reactRouterManifest={...${JSON.stringify(rest)},routes:r}}`,
].join('')

const wanted = JSON.parse(JSON.stringify({ ...rest, routes: needed }))
if (!isDeepStrictEqual(read(script), wanted)) throw new Error('The list of routes got lost on its way.')
writeFileSync(`${ASSETS}/${name}`, script)

/** What such a script leaves for the router. */
function read(code) {
	const window = {}
	runInNewContext(code, { window })
	return JSON.parse(JSON.stringify(window.__reactRouterManifest))
}
