import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { categories } from '../category'
import { cover } from './cover'

test('the covers of ids 1 to 21 in all categories are the ones the design drew, byte by byte', () => {
	const hash = createHash('sha256')
	for (const { id: category } of categories) {
		for (let id = 1; id <= 21; id += 1) hash.update(cover(String(id), category))
	}
	expect(hash.digest('hex')).toBe('3f8b42aabce1b63acf6ed621198fc3438401c6c9aa0229b0915e8b8885384845')
})

test('a cover has its one yellow shape, the blank', () => {
	for (const { id: category } of categories) {
		for (let id = 1; id <= 200; id += 1) {
			const shapes = cover(`created-${id}`, category).match(/class="y"/g)?.length ?? 0
			// The weave draws its blank as five strips, all others as one shape.
			expect(shapes, `${category} ${id}`).toBe(category === 'education' ? 5 : 1)
		}
	}
})
