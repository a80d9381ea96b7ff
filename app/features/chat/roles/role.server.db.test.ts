import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { Refused } from '~/core/refuse.server'
import { db } from '~/db/client.server'
import { aStoredLegend } from '../../../../tests/support/accounts'
import { holdChats } from '../../../../tests/support/chat-service'
import { send } from '../../../../tests/support/conversations'
import type { Legend } from '../../../../tests/support/people'
import { CHAT_INSTRUCTIONS } from '../chat-context'
import { chatRoles } from '../schema.server'
import { readInstruction, setInstruction } from './instruction.server'
import { LONGEST_INSTRUCTION, MOST_ROLES, RoleInput } from './role'
import { addRole, changeRole, listRoles, purgeRemovedRoles, removeRole, restoreRole } from './role.server'

const chats = holdChats()
const editor = { name: 'Editor', instruction: 'Cut every second word.' }
const refusal = (done: Promise<unknown>) =>
	done.then(
		() => null,
		(error: unknown) => (error instanceof Refused ? [error.code, error.message] : error),
	)
const gone = ['not_found', 'chat_role_gone']

/** What the chat service is told before a message, beyond what it always is. */
async function told(legend: Legend, more: object = {}) {
	const sent = await send(legend, 'Hello?', more)
	const asked = await chats.next()
	asked.say('Hi.')
	asked.finish()
	await backgroundIsDone()
	return { ...sent, told: asked.messages[0]?.content.slice(CHAT_INSTRUCTIONS.en.length) ?? '' }
}

test('the instruction is told once it is on, in every conversation, and a role only where it was chosen', async () => {
	const legend = await aStoredLegend()
	expect((await told(legend)).told).toBe('')
	const content = 'I run a bakery.'
	await setInstruction(legend, { isOn: false, instruction: content }, new Date(0))
	expect((await told(legend)).told).toBe('')
	const seen = new Date((await readInstruction(legend)).updatedAt ?? 0)
	await setInstruction(legend, { isOn: true, instruction: content }, seen)
	await addRole(legend, 'r1', editor)
	const first = await told(legend, { role: 'r1' })
	expect(first.told).toContain(content)
	expect(first.told).toContain(editor.instruction)
	const { conversationId } = first
	expect((await told(legend, { conversationId })).told).toBe(first.told)
	expect((await told(legend)).told).not.toContain(editor.instruction)
	expect((await told(legend, { conversationId, role: '' })).told).not.toContain(editor.instruction)
	expect((await told(await aStoredLegend())).told).toBe('')
})

test('nobody chooses, changes, removes or puts back somebody else’s role', async () => {
	const owner = await aStoredLegend()
	await addRole(owner, 'theirs', editor)
	const other = await aStoredLegend()
	expect(await refusal(send(other, 'Hello?', { role: 'theirs' }))).toEqual(['conflict', 'chat_role_gone'])
	expect(await refusal(changeRole(other, 'theirs', editor, new Date()))).toEqual(gone)
	await removeRole(other, 'theirs')
	expect(await listRoles(owner)).toHaveLength(1)
	await removeRole(owner, 'theirs')
	expect(await refusal(restoreRole(other, 'theirs'))).toEqual(gone)
	expect(await listRoles(owner)).toEqual([])
})

test('a name is there once, roles are bounded, and what another device wrote is not written over unseen', async () => {
	const legend = await aStoredLegend()
	await addRole(legend, 'a', editor)
	expect(await refusal(addRole(legend, 'b', { ...editor, name: 'EDITOR' }))).toEqual([
		'conflict',
		'chat_role_exists',
	])
	const [before] = await listRoles(legend)
	await db()
		.update(chatRoles)
		.set({ instruction: 'Be kind.', updatedAt: sql`now() + interval '1 second'` })
		.where(eq(chatRoles.id, 'a'))
	const seen = new Date(before?.updatedAt ?? 0)
	expect(await refusal(changeRole(legend, 'a', { ...editor, name: 'Mine' }, seen))).toEqual([
		'conflict',
		'chat_role_changed',
	])
	for (let nth = 1; nth < MOST_ROLES; nth += 1)
		await addRole(legend, `n${nth}`, { ...editor, name: `N ${nth}` })
	expect(await refusal(addRole(legend, 'more', { ...editor, name: 'More' }))).toEqual([
		'invalid_input',
		'chat_roles_full',
	])
	await removeRole(legend, 'n1')
	expect(await refusal(addRole(legend, 'more', { ...editor, name: 'More' }))).toContain('chat_roles_full')
	await db()
		.update(chatRoles)
		.set({ removedAt: new Date(0) })
		.where(eq(chatRoles.id, 'n1'))
	await addRole(legend, 'more', { ...editor, name: 'More' })
	expect(await refusal(restoreRole(legend, 'n1'))).toEqual(gone)
	await purgeRemovedRoles()
	expect(await db().$count(chatRoles, eq(chatRoles.id, 'n1'))).toBe(0)
})

test('an instruction is bounded, and a role has both of its texts', () => {
	expect(RoleInput.safeParse({ name: ' ', instruction: 'x' }).success).toBe(false)
	expect(RoleInput.safeParse({ name: 'x', instruction: '\u200b' }).success).toBe(false)
	expect(RoleInput.safeParse({ name: 'x', instruction: 'y'.repeat(LONGEST_INSTRUCTION + 1) }).success).toBe(
		false,
	)
	expect(RoleInput.parse({ name: ' a\n b ', instruction: '\r\ny ' })).toEqual({
		name: 'a b',
		instruction: 'y',
	})
})

const NAMES = ['a', 'b', 'c'] as const
const doing = fc.record({
	does: fc.constantFrom('add', 'change', 'remove', 'restore', 'choose none', 'choose', 'ask' as const),
	which: fc.constantFrom(...NAMES),
	text: fc.constantFrom('kind', 'brief', 'bold'),
})

test('whatever is added, changed, removed, put back and chosen, the service is told what the list says', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(doing, { minLength: 4, maxLength: 14 }), async (doings) => {
			const legend = await aStoredLegend()
			const idOf = (which: string) => `${legend.userId} ${which}`
			const live = new Map<string, string>()
			const removed = new Map<string, string>()
			const { conversationId } = await told(legend)
			let chosen: string | null = null
			const ask = async (role?: string) => {
				const expected: string = live.get(role ?? chosen ?? '') ?? ''
				const sent = await told(legend, {
					conversationId,
					...(role == null ? {} : { role: role && idOf(role) }),
				})
				expect(sent.told.split('\n').at(-1)).toBe(expected)
			}
			for (const { does, which, text } of doings) {
				const input = { name: which, instruction: text }
				const isThere = live.has(which)
				if (does === 'add' && !removed.has(which)) {
					await addRole(legend, idOf(which), input)
					if (!isThere) live.set(which, text)
				}
				if (does === 'change') {
					const done = await refusal(changeRole(legend, idOf(which), input, new Date(Date.now() + 60_000)))
					expect(done).toEqual(isThere ? null : gone)
					if (isThere) live.set(which, text)
				}
				if (does === 'remove') {
					await removeRole(legend, idOf(which))
					const was = live.get(which)
					if (was !== undefined) removed.set(which, was)
					live.delete(which)
				}
				if (does === 'restore') {
					const done = await refusal(restoreRole(legend, idOf(which)))
					const was = removed.get(which)
					expect(done).toEqual(isThere || was !== undefined ? null : gone)
					if (was !== undefined) live.set(which, was)
					removed.delete(which)
				}
				if (does === 'choose none') {
					chosen = null
					await ask('')
				}
				if (does === 'choose' && isThere) {
					chosen = which
					await ask(which)
				}
				if (does === 'ask') await ask()
				const listed = (await listRoles(legend)).map(({ name, instruction }) => [name, instruction])
				expect(listed).toEqual([...live].toSorted())
			}
		}),
		{ numRuns: 15 },
	)
})
