import { expect, test } from 'vitest'
import { storageOf } from '../../../tests/support/storage'
import { createDrafts, type Draft } from './drafts'

const asKept = (kept: unknown): Draft<string> => Object(kept)

test('where a device has no room for what was sent too, the text itself is kept', () => {
	const kept = new Map<string, string>()
	const storage = storageOf(kept)
	storage.setItem = (place, text) => {
		if (text.length > 1_000) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
		kept.set(place, text)
	}
	const browser = { tellsPages: true, storage: () => storage, hold: async () => () => undefined }
	const drafts = createDrafts<string>(browser, 'draft', asKept)
	const place = drafts.begin()
	const draft = { about: '', base: '', idempotencyKey: 'key', sent: [] }
	place.keep({ ...draft, values: 'a'.repeat(500) })
	const longer = 'a'.repeat(501)
	place.keep({ ...draft, values: longer, sent: ['a'.repeat(500), longer] })
	expect(drafts.list()).toMatchObject([{ values: longer }])
})
