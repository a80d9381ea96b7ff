import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, vi } from 'vitest'
import * as settings from '~/env/env.server'
import { type CameBack, finishGoogle, startGoogle } from '~/features/account/google.server'
import { identityPages } from '../../sandbox/identity/pages'
import { aClient } from './accounts'

const CLIENT = 'pronto-sandbox'

let issuer: Promise<string> | undefined

/** For the tests of a file Google is the sandbox's provider, on a port of its own: one for all files of a process, as better-auth asks for its addresses once. */
export function comesFromTheStandIn(): void {
	const { env: actual } = settings
	let spy: { mockRestore(): void }
	beforeAll(async () => {
		issuer ??= listen()
		const google = { issuer: await issuer, clientId: CLIENT, clientSecret: CLIENT, isStandIn: false }
		spy = vi.spyOn(settings, 'env').mockImplementation(() => ({ ...actual(), google }))
	})
	afterAll(() => spy.mockRestore())
}

async function listen(): Promise<string> {
	const server = createAdaptorServer({ fetch: new Hono().route('/', identityPages).fetch })
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	server.unref()
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('The provider got no port.')
	return `http://127.0.0.1:${address.port}/sandbox/identity`
}

/** Somebody leaves for Google, allows it there, and comes back; `headers` are those of the browser that they have then. */
export async function comeByGoogle(
	{ email, isVerified = true }: { email: string; isVerified?: boolean },
	language = 'en',
): Promise<CameBack & { headers: Headers }> {
	const left = await startGoogle('/', new URL(settings.env().origin).host, aClient())
	const form = new URLSearchParams({ decision: 'allow', account: 'other', email, name: 'Marina Duarte' })
	if (!isVerified) form.set('unverified', 'on')
	const { pathname, search } = new URL(left.url)
	const decided = await identityPages.request(pathname + search, { method: 'POST', body: form })
	const page = await decided.text()
	const back = /url=([^"]+)/.exec(page)?.[1]?.replaceAll('&amp;', '&')
	const cookiesOf = (lines: readonly string[]) => lines.map((line) => line.split(';')[0]).join('; ')
	const headers = { Cookie: cookiesOf(left.setCookie), 'Accept-Language': language }
	const cameBack = await finishGoogle(new Request(back ?? decided.headers.get('Location') ?? '', { headers }))
	return { ...cameBack, headers: new Headers({ Cookie: cookiesOf(cameBack.setCookie) }) }
}
