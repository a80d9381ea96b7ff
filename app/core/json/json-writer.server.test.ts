import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeText } from '../../../tests/support/locker/exported'
import { writeJson } from './json-writer.server'

async function* oneByOne(values: readonly unknown[]) {
	yield* values
}

/** The same with every list in it as one that comes item by item. */
function inPieces(value: unknown): unknown {
	if (Array.isArray(value)) return oneByOne(value.map(inPieces))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inPieces(member)]))
}

const text = (value: unknown, indent?: string) => wholeText(writeJson(value, indent))

test('whatever is written in pieces is the text of the whole', async () => {
	const value = fc.jsonValue({ maxDepth: 4 })
	await fc.assert(
		fc.asyncProperty(value, fc.constantFrom('', '\t'), async (whole, indent) => {
			// A thing as JSON knows it: fast-check also makes those without a prototype.
			const plain: unknown = JSON.parse(JSON.stringify(whole))
			expect(await text(inPieces(plain), indent)).toBe(JSON.stringify(plain, null, indent))
			expect(await text(plain, indent)).toBe(JSON.stringify(plain, null, indent))
		}),
	)
})

test('moments are written as JSON has them, and members without a value are left out', async () => {
	const value = { at: new Date(0), none: undefined, list: [new Date(0), undefined] }
	expect(await text(value)).toBe(JSON.stringify(value))
})

test('no more is read than is written', async () => {
	let read = 0
	async function* endless() {
		for (;;) yield { number: read++ }
	}
	for await (const _ of writeJson({ all: endless() })) if (read === 3) break
	expect(read).toBe(3)
})
