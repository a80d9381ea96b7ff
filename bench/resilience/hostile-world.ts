import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LIMITS } from '../../app/env/env-fields.server.ts'
import { withFrugalMemory } from '../../scripts/launch/memory.mjs'
import { buySubscription } from '../../tests/support/billing/subscriber.ts'
import { freePort, type RunningServer, startServer } from '../../tests/support/server.ts'
import { startQuickChat } from './chat-service.ts'
import { expectStatus, HttpClient } from './client.ts'
import type { Asker } from './hostile-request.ts'
import type { Bait } from './hostile-texts.ts'

const PASSWORD = 'pronto-demo'
/** What a page of ours makes somebody's browser say: some things are counted for nobody else. */
const BROWSER = 'User-Agent: Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0\r\nSec-Fetch-Site: same-origin'

/** A server that nobody is counted at, who comes to it, and what they would like to reach. */
export interface HostileWorld {
	server: RunningServer
	askers: [Asker, ...Asker[]]
	bait: Bait
	/** The most memory that the server ever had, in MB. */
	peakMegabytes(): number
	/** What must not have happened, as lines to read; with what the server wrote into its log. Throws where it is gone. */
	harm(): Promise<{ harm: string[]; errors: string[] }>
	stop(): Promise<void>
}

/** `reply` is what the chat's model says to each message. */
export async function startHostileWorld(
	databaseUrl: string | undefined,
	reply?: () => string,
): Promise<HostileWorld> {
	const chat = await startQuickChat(reply)
	const lure = await startLure()
	const file = join(tmpdir(), `pronto-hostile-${randomUUID()}`)
	const many = 10_000_000
	const limits = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, many]))
	const env = {
		AI_BASE_URL: chat.address,
		PRONTO_LIMITS: JSON.stringify(limits),
		LOG_LEVEL: 'error',
		...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
	}
	// As `npm start` and the image start it.
	const server = await startServer({ env: withFrugalMemory(env) })
	const witness = await testimony(server)
	return {
		server,
		askers: await callTogether(server),
		bait: { file, address: lure.address },
		peakMegabytes: () => peakMegabytes(server),
		async harm() {
			const errors = server.logs().split('\n').filter(Boolean)
			if (!(await isAlive(server))) throw new Error(`The server is gone:\n${server.logs()}`)
			const harm = [
				...(existsSync(file) ? ['A shell ran a text.'] : []),
				...(lure.visits() > 0 ? ['An address out of a text was asked.'] : []),
				...((await testimony(server)) === witness ? [] : ['Somebody’s things have changed.']),
			]
			return { harm, errors }
		},
		async stop() {
			await server.stop()
			chat.stop()
			lure.stop()
			rmSync(file, { force: true })
		},
	}
}

function peakMegabytes({ pid }: RunningServer): number {
	const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
	return Number(kilobytes) / 1_024
}

function isAlive(server: RunningServer): Promise<boolean> {
	const client = new HttpClient(server.port)
	return client
		.get('/healthz')
		.then(
			({ status }) => status === 200,
			() => false,
		)
		.finally(() => client.close())
}

/** Whoever reads an address out of a text and asks it comes here. */
async function startLure(): Promise<{ address: string; visits(): number; stop(): void }> {
	let visits = 0
	const port = await freePort()
	const server = createServer((_request, response) => {
		visits += 1
		response.end()
	}).listen(port, '127.0.0.1')
	return { address: `http://127.0.0.1:${port}`, visits: () => visits, stop: () => void server.close() }
}

/** What a bystander's things are, and that they are no admin: it must be the same afterwards. */
async function testimony({ port }: RunningServer): Promise<string> {
	const client = new HttpClient(port)
	const person = { email: 'explorer@pronto.test', password: PASSWORD }
	const { headers } = expectStatus(303, await client.form('/login', person))
	const cookie = headers['set-cookie']?.find((one) => one.startsWith('session='))?.split(';')[0] ?? ''
	const { body } = expectStatus(200, await client.get('/settings/export.json', { Cookie: cookie }))
	const admin = await client.get('/admin', { Cookie: cookie })
	client.close()
	const { person: account, profile, roles, favorites, createdPrompts, subscription } = JSON.parse(body)
	return JSON.stringify([account, profile, roles, favorites, createdPrompts, subscription, admin.status])
}

/** People of each kind, newly signed in, and their things. */
export async function callTogether(server: RunningServer): Promise<[Asker, ...Asker[]]> {
	const bearer = (token: string) => `Authorization: Bearer ${token}`
	const legend = await buySubscription(server.origin, 'pro')
	const client = new HttpClient(server.port)
	const signUp = await client.json('/api/auth/sign-up/email', {
		email: `${randomUUID()}@pronto.test`,
		password: 'a good password',
	})
	const signIn = await client.json('/api/auth/sign-in/email', {
		email: 'admin@pronto.test',
		password: PASSWORD,
	})
	const tokenIn = ({ body }: { body: string }): string => JSON.parse(body).token
	client.close()
	const owner = new HttpClient(server.port, { Authorization: `Bearer ${legend.token}` })
	const call = { function_name: 'create_saved_prompt', params: { title_param: 'T', content_param: 'C' } }
	const saved = await owner.json('/functions/v1/prompt_locker_functions', call)
	expectStatus(303, await owner.form('/focus', { intent: 'start', title: 'Work' }))
	const session: { id: string } = JSON.parse((await owner.get('/focus/session')).body)
	const wish = { intent: 'make', name: 'T', scopes: 'prompts:read', lifetime: '30' }
	const made = expectStatus(200, await owner.form('/settings/tokens', wish)).body
	const [token] = /pronto_[\w-]{43}/.exec(made) ?? []
	if (!token) throw new Error('No token was made.')
	owner.close()
	const savedId: string = JSON.parse(expectStatus(200, saved).body).id
	return [
		{ name: 'visitor', header: '', id: '1' },
		{ name: 'browser', header: BROWSER, id: '1' },
		{ name: 'program', header: bearer(token), id: '2' },
		{ name: 'free', header: bearer(tokenIn(signUp)), id: '2' },
		{ name: 'Legend', header: bearer(legend.token), id: savedId },
		{ name: 'Legend', header: `Cookie: session=${legend.cookie.value}`, id: session.id },
		{ name: 'admin', header: bearer(tokenIn(signIn)), id: '1' },
	]
}
