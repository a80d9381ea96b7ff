import { expect, test } from 'vitest'
import { aTab } from '../../../../tests/support/focus/a-tab'
import type { FocusWork } from '../focus-work'
import { startTimer } from '../pomodoro'
import { copyPlace, readCopies, writeCopy } from './kept-copies'

const work: FocusWork = {
	title: 'Price the workshop',
	otherTitles: [],
	subTasks: [{ id: 'a', text: 'kept', completed: false, createdAt: '2026-05-04T09:00:00.000Z' }],
	lastPrompts: [],
	mentalStatus: null,
	timer: startTimer(1_777_000_000_000),
}
const base = { ...work, subTasks: [] }

test('a page takes what pages that are gone kept of its session, never what one keeps that is still open', async () => {
	const { tab, shelf } = aTab({ gone: ['gone'] })
	for (const id of ['gone', 'open']) {
		const { tab: other } = aTab({ id, shelf })
		writeCopy(other, copyPlace(other, 'session'), { version: 3, base, mine: work, unsure: [] })
		writeCopy(other, copyPlace(other, 'another'), { version: 3, base, mine: work, unsure: [] })
	}
	const copies = await readCopies(tab, 'session', 'own')
	expect(copies).toMatchObject([{ version: 3, base, mine: work }])
	expect(copies[0]?.key).toContain(':gone.')
})

test('a copy that an earlier version of the product kept says not what it was made of: all that is in it counts as new', async () => {
	const { tab, shelf } = aTab({ gone: ['old'] })
	const { seenAt: _seenAt, ...timer } = work.timer
	const { otherTitles: _otherTitles, ...old } = work
	const copy = { at: Date.now(), version: 3, mine: { ...old, timer }, unsure: [] }
	shelf.set('focus-copy:session:old', JSON.stringify(copy))
	shelf.set('focus-copy:session:older', '{"at":1}')
	const [found] = await readCopies(tab, 'session', 'own')
	expect(found).toMatchObject({ mine: work, base: { title: '', subTasks: [] } })
	expect([...shelf.keys()]).toEqual(['focus-copy:session:old'])
})
