import { expect, test } from 'vitest'
import { storageOf } from '../../../tests/support/storage'
import type { DraftBrowser } from './draft-browser'
import { createDrafts, type Draft } from './drafts'
import { createFormDraft } from './form-draft'

interface Text {
	id: string
	updatedAt: string
	text: string
}

const RULES = {
	valuesOf: (stored: Text | null) => stored?.text ?? '',
	isSame: (written: string, stored: Text) => written === stored.text,
	isBlank: (written: string) => written.trim() === '',
}
const isDraft = (kept: unknown): kept is Draft<string> => Object(kept) === kept

/** A browser of which several pages are open. */
function aBrowser({ tellsPages }: { tellsPages: boolean }) {
	const kept = new Map<string, string>()
	const held = new Set<string>()
	const browser: DraftBrowser = {
		tellsPages,
		storage: () => storageOf(kept),
		async hold(name) {
			if (!tellsPages) return () => undefined
			if (held.has(name)) return null
			held.add(name)
			return () => void held.delete(name)
		},
	}
	const drafts = createDrafts(browser, 'text', (one) => (isDraft(one) ? one : null))
	const open = async (known: Text | null = null) => {
		const form = createFormDraft({ known, about: known?.id ?? '' }, RULES, drafts)
		await form.bringBack()
		return form
	}
	return { open, texts: () => drafts.list().map(({ values }) => values) }
}

test('where nobody can tell which pages are there, no page takes what another wrote: it is offered, and stays', async () => {
	const { open, texts } = aBrowser({ tellsPages: false })
	const first = await open()
	first.type('First.')
	const second = await open()
	expect(second.read().start.values).toBe('')
	expect(second.read().others.map(({ values }) => values)).toEqual(['First.'])
	const [offered] = second.read().others
	await second.takeOther(offered?.place ?? '')
	expect(second.read().start.values).toBe('First.')
	second.type('Second, made of the first.')
	expect(texts().toSorted()).toEqual(['First.', 'Second, made of the first.'])
	second.giveUp()
	expect(texts()).toEqual(['First.'])
})

test('what was taken by the server is offered to nobody, also where a page wrote on from a copy', async () => {
	const { open, texts } = aBrowser({ tellsPages: false })
	const before = await open()
	before.type('Sent, and no answer.')
	before.send('Sent, and no answer.')
	const after = await open()
	const key = before.draft().idempotencyKey
	await after.takeOther(after.read().others[0]?.place ?? '')
	expect(after.draft().idempotencyKey).toBe(key)
	after.send('Sent, and no answer.')
	after.settle('Sent, and no answer.', { id: 'a', updatedAt: '2026-01-01', text: 'Sent, and no answer.' })
	expect(texts()).toEqual([])
})

test('where pages are told apart, what a page that is gone left is brought back, and what one is writing is not', async () => {
	const { open } = aBrowser({ tellsPages: true })
	const first = await open()
	first.type('Being written.')
	expect((await open()).read().start.values).toBe('')
	first.close()
	await Promise.resolve()
	expect((await open()).read().start).toMatchObject({ values: 'Being written.', isKept: true })
})

test('a text that is newer than what a draft was made of stands beside it, unless it was sent from there', async () => {
	const { open } = aBrowser({ tellsPages: true })
	const first = await open({ id: 'a', updatedAt: '2026-01-01', text: 'As it was.' })
	first.send('Sent, and no answer.')
	first.type('Typed further.')
	first.close()
	const own = { id: 'a', updatedAt: '2026-01-02', text: 'Sent, and no answer.' }
	const second = await open(own)
	expect(second.read()).toMatchObject({ stored: null, base: own.updatedAt })
	second.close()
	const foreign = { id: 'a', updatedAt: '2026-01-03', text: 'Somebody else’s.' }
	const third = await open(foreign)
	expect(third.read()).toMatchObject({ stored: foreign, start: { values: 'Typed further.' } })
	third.startOver()
	expect(third.read()).toMatchObject({ stored: null, start: { values: 'Somebody else’s.', isKept: false } })
})
