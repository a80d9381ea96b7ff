import { randomUUID } from 'node:crypto'
import { readOutbox } from '../../sandbox/mail/outbox'
import type { RunningServer } from './server'
import { PlainBrowser } from './setup/plain-browser'

const PASSWORD = 'pronto-demo'
export const EXPLORER = { email: 'explorer@pronto.test', password: PASSWORD }

/** What people do with their accounts at a server that a test starts. */
export function accountVisits(server: () => RunningServer) {
	const anEmail = () => `${randomUUID()}@pronto.test`
	const browser = (language?: string) => new PlainBrowser(server().origin, language)

	async function signedIn(person: { email: string; password: string } = EXPLORER): Promise<PlainBrowser> {
		const someone = browser()
		await someone.post('/login', person)
		return someone
	}

	async function signedUp(): Promise<{ someone: PlainBrowser; email: string; password: string }> {
		const someone = browser()
		const person = { email: anEmail(), password: 'a good password' }
		await someone.post('/signup', person)
		return { someone, ...person }
	}

	/** Whether the server takes a browser for someone who is signed in: who is has no business at /login. */
	async function isIn(someone: PlainBrowser): Promise<boolean> {
		return (await someone.get('/login')).status === 302
	}

	async function mailTo(email: string) {
		for (let patience = 0; patience < 50; patience += 1) {
			const mail = readOutbox(server().dataFolder).find(({ to }) => to === email)
			if (mail) return mail
			await new Promise((again) => setTimeout(again, 100))
		}
		throw new Error(`No mail to ${email}.`)
	}

	const callApi = (path: string, body: unknown, headers: Record<string, string> = {}) =>
		fetch(`${server().origin}/api/auth${path}`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
			body: JSON.stringify(body),
		})
	return { anEmail, browser, signedIn, signedUp, isIn, mailTo, callApi }
}
