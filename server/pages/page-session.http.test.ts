import { beforeAll, expect, test } from 'vitest'
import { readPageSession } from '~/features/offline/offline'
import type { RunningServer } from '../../tests/support/server'
import { untouchedServer } from '../../tests/support/shared-server'

let server: RunningServer
beforeAll(async () => {
	server = await untouchedServer()
})

const ask = (path: string, headers: Record<string, string> = {}) =>
	fetch(server.origin + path, { headers: { 'Accept-Language': 'en', ...headers }, redirect: 'manual' })
const sessionOf = async (path: string, headers?: Record<string, string>) =>
	readPageSession((await ask(path, headers)).headers.get('X-Pronto-Session'))

async function signIn(name: string): Promise<string> {
	const answer = await fetch(`${server.origin}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email: `${name}@pronto.test`, password: 'pronto-demo' }),
	})
	return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

test('a visitor’s pages and data say so, rendered or kept, found or not', async () => {
	const visitor = { key: 'visitor', language: 'en', isFleeting: false }
	for (const path of ['/prompt/1', '/prompt/1', '/prompt/1.data', '/categories?q=email', '/no-such-page']) {
		expect(await sessionOf(path), path).toEqual(visitor)
	}
	expect(await sessionOf('/prompt/1?lang=pt')).toEqual({ ...visitor, language: 'pt' })
	expect(await sessionOf('/prompt/1', { Cookie: 'session=of.nobody' })).toEqual(visitor)
})

test('each session has a key of its own, the same on all its pages, which is no part of its cookie', async () => {
	const [creator, again, legend] = await Promise.all([signIn('creator'), signIn('creator'), signIn('legend')])
	const keys = await Promise.all(
		[creator, again, legend].map(async (Cookie) => (await sessionOf('/prompt/1', { Cookie }))?.key ?? ''),
	)
	expect(new Set([...keys, 'visitor']).size).toBe(4)
	expect(await sessionOf('/profile.data', { Cookie: creator })).toMatchObject({ key: keys[0] })
	expect(creator.includes(keys[0] ?? '')).toBe(false)
})

test('a page with a message for this one time says so; one that nobody looks at leaves the message alone', async () => {
	const Cookie = `${await signIn('explorer')}; flash=done.profile_updated_successfully.a-key`
	const looked = await ask('/faq', { Cookie })
	expect(readPageSession(looked.headers.get('X-Pronto-Session'))?.isFleeting).toBe(true)
	expect(looked.headers.getSetCookie().some((cookie) => cookie.startsWith('flash='))).toBe(true)
	const kept = await ask('/faq', { Cookie, Purpose: 'prefetch' })
	expect(readPageSession(kept.headers.get('X-Pronto-Session'))?.isFleeting).toBe(false)
	expect(kept.headers.getSetCookie()).toEqual([])
	const message = 'data-message="profile_updated_successfully"'
	expect([(await looked.text()).includes(message), (await kept.text()).includes(message)]).toEqual([
		true,
		false,
	])
})

test('the worker is always the newest, and pages may have one of ours alone', async () => {
	const worker = await ask('/service-worker.js')
	expect([worker.status, worker.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
	expect(worker.headers.get('Content-Type')).toContain('javascript')
	expect((await ask('/')).headers.get('Content-Security-Policy')).toContain("worker-src 'self'")
})
