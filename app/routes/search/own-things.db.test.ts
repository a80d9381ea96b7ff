import { expect, test } from 'vitest'
import { newId } from '~/core/new-id'
import type { Member } from '~/core/viewer'
import { createPrompt } from '~/features/authoring/create-prompt.server'
import { createCollection } from '~/features/collections/collection.server'
import { addToLocker } from '~/features/locker/locker.server'
import { aClient, aStoredLegend, aStoredMember } from '../../../tests/support/accounts'
import { holdChats } from '../../../tests/support/chat-service'
import { aConversation } from '../../../tests/support/conversations'
import { aFocusSession, afterLapse } from '../../../tests/support/focus/focus'
import { aSavedPrompt } from '../../../tests/support/locker/saved-prompts'
import { aPromptInput } from '../../../tests/support/prompts'
import { findOwnThings } from './own-things.server'

const chats = holdChats()
const found = async (member: Member, query: string) =>
	(await findOwnThings(member, query, new AbortController().signal)).map(({ kind, to }) => ({ kind, to }))

test('a person finds their own things of the rooms that their plan opens, and nobody else’s', async () => {
	const legend = await aStoredLegend()
	const saved = await addToLocker(legend, aSavedPrompt({ title: 'Lighthouse reply' }))
	const created = await createPrompt(legend, aPromptInput({ title: 'Lighthouse plan' }), aClient())
	const { conversationId } = await aConversation(chats, legend, 'Name my lighthouse', 'Fastnet.')
	await aFocusSession(legend, 'Paint the lighthouse')
	const collection = await createCollection(
		legend,
		{ title: 'Lighthouse keeping', description: '' },
		'en',
		newId(),
	)
	const own = { kind: 'created', to: `/prompt/${created}` }
	const session = { kind: 'session', to: '/focus' }
	const together = { kind: 'collection', to: `/collections/${collection}` }
	const all = [
		{ kind: 'saved', to: `/prompt-locker/${saved.id}` },
		own,
		{ kind: 'conversation', to: expect.stringMatching(`^/chat-legend/${conversationId}\\?at=.`) },
		session,
		together,
	]
	expect(await found(legend, 'lighthouse')).toEqual(all)
	expect(await found(legend, 'lighthuose')).toEqual(all)
	expect(await found({ ...legend, tier: 'premium' }, 'lighthouse')).toEqual([own, session, together])
	expect(await found(await afterLapse(legend), 'lighthouse')).toEqual([own, together])
	for (const stranger of [await aStoredLegend(), { ...(await aStoredMember()), isAdmin: true }])
		expect(await found(stranger, 'lighthouse')).toEqual([])
	for (const query of ['', '  ', '…', 'xyzzy', '\0', 'a'.repeat(10_000)])
		expect(await found(legend, query)).toEqual([])
})
