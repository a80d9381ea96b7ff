import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { backgroundIsDone } from '~/core/background.server'
import { sendToOutbox } from '~/core/mail.server'
import type { Admin } from '~/core/viewer'
import { db } from '~/db/client.server'
import { aClient, anEmail, catchMails } from '../../../tests/support/accounts'
import { aMember } from '../../../tests/support/people'
import { ContactInput } from './contact'
import {
	countUnread,
	listMessages,
	MESSAGES_ON_A_PAGE,
	markMessage,
	removeMessage,
	sendContactMessage,
} from './contact.server'
import { contactMessages } from './schema.server'

const admin: Admin = { ...aMember(), isAdmin: true }
const mails = catchMails()
/** Where mails go in the sandbox, whose environment the tests have. */
const OWNER = 'hello@pronto.test'

function aMessage(given: Partial<ContactInput> = {}): ContactInput {
	return { name: 'Ana', email: anEmail(), subject: 'A prompt', message: 'For a theatre?', ...given }
}

const from = (address: string, userId: string | null = null) => ({ address, userId, language: 'en' as const })
const someone = () => from(aClient().address)

async function send(given: Partial<ContactInput> = {}): Promise<{ id: string }> {
	const message = aMessage(given)
	await sendContactMessage(message, someone())
	const [stored] = await db().select().from(contactMessages).where(eq(contactMessages.email, message.email))
	if (!stored) throw new Error('The message is not stored.')
	return stored
}

test('what somebody wrote is stored, and admins read it with its language, unread', async () => {
	const message = aMessage({ message: 'One.\n\nTwo <b>three</b>.' })
	await sendContactMessage(message, { ...someone(), language: 'pt' })
	const { messages } = await listMessages(admin, null)
	expect(messages.find(({ email }) => email === message.email)).toMatchObject({
		...message,
		language: 'pt',
		isRead: false,
	})
})

test('the owner gets it by mail, in its language, and answers the writer', async () => {
	await send({ subject: 'Lanterns', message: 'Line one.\nLine two.' })
	await backgroundIsDone()
	const mail = (await mails.sentTo(OWNER)).find(({ subject }) => subject.includes('Lanterns'))
	expect(mail).toMatchObject({ subject: 'Contact: Lanterns', text: expect.stringContaining('Line two.') })
	expect(mail?.links).toEqual(['http://localhost:3000/admin/messages'])
})

test('a mail that fails loses no message', async () => {
	// A port on which nobody listens.
	sendToOutbox('smtp://127.0.0.1:9')
	const { id } = await send()
	await backgroundIsDone()
	expect((await listMessages(admin, null)).messages.map((message) => message.id)).toContain(id)
})

test('after as many messages as are allowed, an address is asked to wait; another one is not', async () => {
	const { address } = aClient()
	for (let sent = 0; sent < 50; sent += 1) await sendContactMessage(aMessage(), from(address))
	const late = aMessage()
	await expect(sendContactMessage(late, from(address))).rejects.toMatchObject({
		status: 429,
		message: 'too_many',
	})
	const [stored] = await db().select().from(contactMessages).where(eq(contactMessages.email, late.email))
	expect(stored).toBeUndefined()
	await expect(sendContactMessage(aMessage(), someone())).resolves.toBeUndefined()
})

test('pages hold every message once, the newest first, also where some came at the same moment', async () => {
	const at = new Date('2031-01-01T00:00:00.123Z')
	const rows = Array.from({ length: MESSAGES_ON_A_PAGE + 5 }, () => ({
		...aMessage(),
		language: 'en' as const,
		createdAt: at,
	}))
	await db().insert(contactMessages).values(rows)
	const first = await listMessages(admin, null)
	expect(first.messages).toHaveLength(MESSAGES_ON_A_PAGE)
	const second = await listMessages(admin, first.next)
	const seen = [...first.messages, ...second.messages]
	const moments = seen.map(({ createdAt }) => createdAt)
	expect(moments).toEqual(moments.toSorted().reverse())
	expect(seen.filter(({ createdAt }) => createdAt === at.toISOString())).toHaveLength(rows.length)
	expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
})

test.each(['', 'nonsense', btoa('[]'), btoa('["yesterday","x"]'), '%00'])(
	'the place %j is the first page',
	async (after) => {
		expect(await listMessages(admin, after)).toEqual(await listMessages(admin, null))
	},
)

test('a message is read, unread again, and deleted; one that is not there says so', async () => {
	const { id } = await send()
	const unread = await countUnread(admin)
	await markMessage(admin, id, true)
	expect(await countUnread(admin)).toBe(unread - 1)
	await markMessage(admin, id, false)
	expect(await countUnread(admin)).toBe(unread)
	await removeMessage(admin, id)
	expect(await countUnread(admin)).toBe(unread - 1)
	for (const gone of [id, 'no id at all', '']) {
		await expect(markMessage(admin, gone, true)).rejects.toMatchObject({ status: 404 })
		await expect(removeMessage(admin, gone)).rejects.toMatchObject({ status: 404 })
	}
})

test('what is missing, too long or no address is said beside its field', () => {
	const wrong = ContactInput.safeParse({ name: ' ', email: 'ana@home', message: 'x'.repeat(20_001) })
	const said = Object.fromEntries(wrong.error?.issues.map(({ path, message }) => [path[0], message]) ?? [])
	expect(said).toEqual({
		name: 'name_required',
		email: 'email_without_ending',
		subject: 'subject_required',
		message: 'text_too_long',
	})
})

test('a subject is one line, so that nothing of it becomes a header', () => {
	const form = ContactInput.parse(aMessage({ subject: 'Hello\r\nBcc: all@pronto.test', message: 'a\nb' }))
	expect(form).toMatchObject({ subject: 'Hello Bcc: all@pronto.test', message: 'a\nb' })
})
