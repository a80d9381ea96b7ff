import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { authSecret } from '~/core/auth-secret.server'
import { cookieAttributes, guardedCookieName } from './better-auth/auth-cookie.server'
import type { Credential } from './credential.server'
import type { SignedIn } from './session.server'

/** Half a year after its last sign-in a device is a stranger again. */
const REMEMBERED_DAYS = 180
const DAY_MS = 86_400_000
/** A browser may be a family's. */
const MOST_ACCOUNTS = 5
/** Its name, the last day it counts, and the proof that we wrote it for one account. */
const ENTRY = /^([0-9a-f]{32})\.(\d{1,6})\.([\w-]{43})$/

interface Entry {
	name: string
	lastDay: string
	proof: string
}

/**
 * The name under which a device's wrong passwords are counted apart from strangers', where it has signed in to this
 * account before; null for any other device. What a browser carries proves that to us and tells nobody whose account it
 * is; with a new password it proves nothing any more.
 */
export function knownDevice(headers: Headers, credential: Credential): string | null {
	return readEntries(headers).find((entry) => isOf(entry, credential))?.name ?? null
}

/** `Set-Cookie` by which the device of a request is known from now on, under a new name, beside other accounts' of the same browser. */
export function deviceCookie(headers: Headers, credential: Credential): string {
	const name = randomBytes(16).toString('hex')
	const lastDay = String(today() + REMEMBERED_DAYS)
	const entry = { name, lastDay, proof: proofOf({ name, lastDay }, credential) }
	const others = readEntries(headers).filter((other) => !isOf(other, credential))
	const value = [entry, ...others].slice(0, MOST_ACCOUNTS).map(write).join('~')
	return stringifySetCookie({
		...cookieAttributes(),
		name: guardedCookieName('device'),
		value,
		maxAge: (REMEMBERED_DAYS * DAY_MS) / 1_000,
	})
}

/** The session with the cookie by which its device is known from now on. */
export function withDevice(signedIn: SignedIn, headers: Headers, credential: Credential): SignedIn {
	return { ...signedIn, setCookie: [...signedIn.setCookie, deviceCookie(headers, credential)] }
}

function readEntries(headers: Headers): Entry[] {
	const value = parseCookie(headers.get('Cookie') ?? '')[guardedCookieName('device')] ?? ''
	return value
		.split('~', MOST_ACCOUNTS)
		.flatMap((text) => {
			const [, name = '', lastDay = '', proof = ''] = ENTRY.exec(text) ?? []
			return name ? [{ name, lastDay, proof }] : []
		})
		.filter(({ lastDay }) => Number(lastDay) >= today())
}

function isOf(entry: Entry, credential: Credential): boolean {
	return timingSafeEqual(Buffer.from(entry.proof), Buffer.from(proofOf(entry, credential)))
}

function proofOf({ name, lastDay }: Omit<Entry, 'proof'>, { userId, hash }: Credential): string {
	const said = ['device', name, lastDay, userId, hash].join('\n')
	return createHmac('sha256', authSecret()).update(said).digest('base64url')
}

function write({ name, lastDay, proof }: Entry): string {
	return `${name}.${lastDay}.${proof}`
}

function today(): number {
	return Math.floor(Date.now() / DAY_MS)
}
