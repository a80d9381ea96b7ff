import { expect, test } from 'vitest'
import { followText } from './blank-rows'

const keys = (rows: ReturnType<typeof followText>) =>
	Object.fromEntries(rows.map(({ name, key, isHere }) => [name, isHere ? key : null]))

test('a blank that is called otherwise keeps its row, one that goes is kept out of sight, and one that comes back has it again', () => {
	const first = followText([], 'Write to [name] about [topic].')
	expect(keys(first)).toEqual({ name: 1, topic: 2 })
	const renamed = followText(first, 'Write to [nam] about [topic] and [topic].')
	expect(keys(renamed)).toEqual({ nam: 1, topic: 2 })
	const gone = followText(renamed, 'Write about [topic].')
	expect(keys(gone)).toEqual({ topic: 2, nam: null })
	const more = followText(gone, '[first] to [nam] about [topic].')
	expect(keys(more)).toEqual({ first: 3, nam: 1, topic: 2 })
	expect(more.map(({ name }) => name)).toEqual(['first', 'nam', 'topic'])
})
