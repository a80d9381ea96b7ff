import { beforeAll, expect, test } from 'vitest'
import { accountVisits } from '../support/account-visits'
import type { RunningServer } from '../support/server'
import { messagesIn } from '../support/setup/plain-browser'
import { livedInServer } from '../support/shared-server'

let server: RunningServer
const { browser, signedIn, signedUp, isIn, mailTo } = accountVisits(() => server)

beforeAll(async () => {
	server = await livedInServer()
})

async function resetTokenOf(email: string): Promise<string> {
	await browser().post('/forgot-password', { email })
	let mail = await mailTo(email)
	for (let patience = 0; !mail.links[0]?.includes('/reset-password') && patience < 50; patience += 1) {
		await new Promise((again) => setTimeout(again, 100))
		mail = await mailTo(email)
	}
	const link = new URL(mail.links[0] ?? '')
	expect(link.pathname + link.search).toBe('/reset-password')
	return link.hash.replace('#token=', '')
}

test('a reset link sets a new password, once, and ends every session', async () => {
	const { someone, email } = await signedUp()
	const token = await resetTokenOf(email)
	const visitor = browser()
	const answer = await visitor.post('/reset-password', { token, password: 'the next password' })
	expect(answer.headers.get('Location')).toBe('/login')
	expect(visitor.flash).toBe('password_updated')
	expect(await isIn(someone)).toBe(false)
	const again = await browser().post('/reset-password', { token, password: 'yet another' })
	expect(again.status).toBe(400)
	expect(messagesIn(await again.text())).toContain('invalid_reset_link')
	expect(await isIn(await signedIn({ email, password: 'the next password' }))).toBe(true)
})

test('who follows a reset link while somebody else is signed in there is signed in as nobody, and is asked to log in', async () => {
	const { email } = await signedUp()
	const other = await signedUp()
	const elsewhere = await signedIn(other)
	const token = await resetTokenOf(email)
	const failed = await other.someone.post('/reset-password', {
		token: 'made up',
		password: 'the next password',
	})
	expect(failed.status).toBe(400)
	expect(await isIn(other.someone)).toBe(true)
	const answer = await other.someone.post('/reset-password', { token, password: 'the next password' })
	expect(answer.headers.get('Location')).toBe('/login')
	expect(other.someone.flash).toBe('password_updated')
	expect(await isIn(other.someone)).toBe(false)
	expect((await other.someone.get('/login')).status).toBe(200)
	// Their other devices have nothing to do with it, nor has their password.
	expect(await isIn(elsewhere)).toBe(true)
	expect(await isIn(await signedIn({ email, password: 'the next password' }))).toBe(true)
})
