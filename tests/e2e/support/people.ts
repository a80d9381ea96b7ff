import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { parseSetCookie } from 'cookie'
import { open } from './journey.ts'

const PASSWORD = 'pronto-demo'
const EMAIL = {
	free: 'explorer@pronto.test',
	creator: 'creator@pronto.test',
	legend: 'legend@pronto.test',
	admin: 'admin@pronto.test',
}

/** Who looks at a screen: a visitor, or one of the sandbox's people by their plan or role. */
export type Who = 'visitor' | keyof typeof EMAIL

interface Entered {
	name: string
	value: string
}

/** One session per server, person and process: hashing a password takes a while. */
const sessions = new Map<string, Promise<Entered>>()

/** Makes a browser that of one of the sandbox's people. */
export async function beSomebody(context: BrowserContext, origin: string, who: Who): Promise<void> {
	if (who === 'visitor') return
	const place = `${origin} ${who}`
	const session = sessions.get(place) ?? enter(origin, 'sign-in', { email: EMAIL[who], password: PASSWORD })
	sessions.set(place, session)
	await context.addCookies([{ ...(await session), url: origin }])
}

export interface Person {
	email: string
	password: string
}

/** Makes a browser that of somebody new, whose address is not confirmed yet. */
export async function beSomebodyNew(
	context: BrowserContext,
	origin = '',
	person: Person = { email: `${randomUUID()}@pronto.test`, password: 'a good password' },
): Promise<Person> {
	await context.addCookies([{ ...(await enter(origin, 'sign-up', person)), url: origin }])
	return person
}

/** Ends whoever's session a browser has, which leaves our pages first: an open one would ask about their plan in vain. */
export async function beNobody(page: Page): Promise<void> {
	await page.goto('about:blank')
	await page.context().clearCookies()
}

/** The session of a browser, for another one of the same person's. */
export async function sessionOf(context: BrowserContext) {
	const session = (await context.cookies()).find(({ name }) => name === 'session')
	if (!session) throw new Error('Nobody is signed in.')
	return session
}

/** Another device of the same person, at the same page. */
export async function anotherDevice(browser: Browser, page: Page, locale = 'en-US'): Promise<Page> {
	const { cookies } = await page.context().storageState()
	const storageState = { cookies, origins: [] }
	const device = await browser.newContext({ storageState, locale, serviceWorkers: 'block' })
	const other = await device.newPage()
	await open(other, page.url())
	return other
}

/** The session ends without a word to this browser, as one does that expires or is ended on another device. */
export async function endSession(context: BrowserContext, origin = ''): Promise<void> {
	const { name, value } = await sessionOf(context)
	const headers = { Cookie: `${name}=${value}`, Origin: origin }
	const answer = await fetch(`${origin}/api/auth/sign-out`, { method: 'POST', headers })
	if (!answer.ok) throw new Error(`The session did not end: ${answer.status}`)
}

async function enter(origin: string, door: 'sign-in' | 'sign-up', person: object): Promise<Entered> {
	const answer = await fetch(`${origin}/api/auth/${door}/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(person),
	})
	const cookies = answer.headers.getSetCookie().map((header) => parseSetCookie(header))
	const session = cookies.find(({ name }) => name === 'session')
	if (!session?.value) throw new Error(`No session by ${door}: ${answer.status} ${await answer.text()}`)
	return { name: session.name, value: session.value }
}
