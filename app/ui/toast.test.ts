import { expect, test } from 'vitest'
import { withToast } from './toast'

const FAILED = { key: 1, message: 'copy_failed', text: 'Failed', kind: 'error' } as const
const HINT = { key: 2, message: 'stay_here', text: 'Hint', kind: 'hint' } as const
const DONE = { key: 3, message: 'copied_to_clipboard', text: 'Done', kind: 'done' } as const
const AGAIN = { label: 'try_again', run: () => undefined, milliseconds: 1 } as const

test('what was done takes away what went wrong before it, and nothing else', () => {
	expect(withToast([FAILED, HINT], DONE)).toEqual([HINT, DONE])
	expect(withToast([DONE], FAILED)).toEqual([DONE, FAILED])
	expect(withToast([FAILED], HINT)).toEqual([FAILED, HINT])
})

test('what went wrong and can be tried again stays until it is', () => {
	const offered = { ...FAILED, action: AGAIN }
	expect(withToast([offered], DONE)).toEqual([offered, DONE])
})

test('what is said again stands once, unless the one before still offers something', () => {
	expect(withToast([DONE, HINT], { ...DONE, key: 4 })).toEqual([HINT, { ...DONE, key: 4 }])
	const undone = { ...DONE, undo: '/undo' }
	expect(withToast([undone], DONE)).toEqual([undone, DONE])
})

test('at most three stand at once, the newest', () => {
	const shown = [4, 5, 6, 7].reduce<ReturnType<typeof withToast>>(
		(all, key) => withToast(all, { ...HINT, text: `Hint ${key}`, key }),
		[],
	)
	expect(shown.map(({ key }) => key)).toEqual([5, 6, 7])
})
