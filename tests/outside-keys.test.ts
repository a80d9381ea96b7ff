import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readsByAnyKey } from './support/outside-keys'

/** The compiler reads the whole project for it. */
const PATIENCE = 120_000

test('no plain object of the product is read by a key that can be any text', { timeout: PATIENCE }, () => {
	const isProduct = (path: string) => /^(?:app|server|sandbox)\//.test(path) && !/\.test\.tsx?$/.test(path)
	expect(readsByAnyKey('tsconfig.json', isProduct)).toEqual([])
})

test('the rule sees such reads, and only those', () => {
	const folder = mkdtempSync(join(tmpdir(), 'pronto-keys-'))
	try {
		writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"target":"ES2024"}}')
		writeFileSync(join(folder, 'planted.ts'), PLANTED)
		const found = readsByAnyKey(join(folder, 'tsconfig.json'), (path) => path.endsWith('planted.ts'))
		const lines = PLANTED.split('\n').flatMap((line, at) => (line.endsWith('// bad') ? [at + 1] : []))
		expect(found.map((read) => Number(/planted\.ts:(\d+): /.exec(read)?.[1]))).toEqual(lines)
	} finally {
		rmSync(folder, { recursive: true })
	}
})

const PLANTED = `
export {}
interface Filled { readonly [name: string]: string | undefined }
declare const filled: Filled, maybe: Record<string, string> | null, free: any, list: string[], name: string, at: number
declare const plans: { free: number; pro: number }, plan: keyof typeof plans, both: Filled | string[]
filled[name] // bad
filled[name]?.trim() // bad
maybe?.[name] // bad
free[name] // bad
const { [name]: taken } = filled // bad
if (name in filled) console.log(name) // bad
function read<Held extends Filled>(held: Held) {
	return held[name] // bad
}
filled[\`\${name}-id\`] // bad
filled['title']
filled[plan]
plans[plan]
list[at]
plan in plans
const own = Object.hasOwn(filled, name) ? filled[name] : undefined
const wrong = Object.hasOwn(filled, 'x') ? filled[name] : undefined // bad
const turned = Object.hasOwn(filled, name) ? undefined : filled[name] // bad
filled[name as 'title']
`
