import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { LIMITS } from '../../app/domain/limit.ts'
import { freePort, type RunningServer, startServer } from '../../tests/server.ts'
import { buySubscription } from '../../tests/subscriber.ts'
import type { Row } from '../table.ts'
import { startQuickChat } from './chat-service.ts'
import { Client, expectStatus } from './client.ts'
import { everyDoor } from './doors.ts'
import { type Asker, hostileRequest } from './hostile-request.ts'
import { judge } from './judgement.ts'
import { exchange } from './raw-exchange.ts'

const AT_ONCE = 8
const BATCH = 500
const MOST_TOLD = 20
const PASSWORD = 'pronto-demo'
/** What a page of ours makes somebody's browser say: some things are counted for nobody else. */
const BROWSER = 'User-Agent: Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0\r\nSec-Fetch-Site: same-origin'

export interface HostileReport {
	rows: Row[]
	/** Some of what was wrong, to read. */
	problems: string[]
}

/**
 * Sends hostile requests to every door, drawn by fast-check from `seed`, as a visitor, somebody without a plan, a Legend,
 * their program and an admin: no 5xx, nothing of what came from outside is executed, nothing told that is nobody's business, no hang.
 */
export async function measureHostile(
	inputs: number,
	seed: number,
	databaseUrl: string | undefined,
): Promise<HostileReport> {
	const chat = await startQuickChat()
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
	const server = await startServer({ env })
	try {
		const witness = await testimony(server)
		const askers = await callTogether(server)
		const doors = everyDoor()
		const request = hostileRequest(doors, askers, { file, address: lure.address })
		const problems: string[] = []
		const answered = new Map<number, number>()
		let cut = 0
		for (let done = 0; done < inputs; done += BATCH) {
			const drawn = fc.sample(request, { numRuns: Math.min(BATCH, inputs - done), seed: seed + done })
			await inParallel(drawn, async ({ what, bytes }) => {
				const answer = await exchange(server.port, bytes)
				answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1)
				const isCut = answer.status === 0 && !answer.isSilent
				if (isCut) cut += 1
				const problem = isCut ? 'It is cut off.' : judge(answer, server.port)
				if (problem) problems.push(`${problem}\n${what}\n${bytes.toString().slice(0, 3_000)}`)
			})
		}
		const errors = server.logs().split('\n').filter(Boolean)
		if (!(await isAlive(server))) throw new Error(`The server is gone:\n${server.logs()}`)
		if (existsSync(file)) problems.push('A shell ran a text.')
		if (lure.visits() > 0) problems.push('An address out of a text was asked.')
		if ((await testimony(server)) !== witness) problems.push('Somebody’s things have changed.')
		const statuses = [...answered].toSorted(([one], [other]) => one - other)
		const told = statuses.map(([status, count]) => `${status || 'cut off'}: ${count}`).join(', ')
		return {
			rows: [
				{
					what: `Wrong answers to ${inputs} requests at ${doors.length} doors (${told})`,
					reached: problems.length,
					wanted: 0,
					unit: '',
				},
				{ what: 'Connections cut off without an answer', reached: cut, wanted: 0, unit: '' },
				{ what: 'Errors that they were worth in the log', reached: errors.length, wanted: 0, unit: '' },
			],
			problems: [...problems.slice(0, MOST_TOLD), ...errors.slice(0, MOST_TOLD)],
		}
	} finally {
		await server.stop()
		chat.stop()
		lure.stop()
		rmSync(file, { force: true })
	}
}

function isAlive(server: RunningServer): Promise<boolean> {
	const client = new Client(server.port)
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
	const client = new Client(port)
	const person = { email: 'explorer@pronto.test', password: PASSWORD }
	const { headers } = expectStatus(303, await client.form('/login', person))
	const cookie = headers['set-cookie']?.find((one) => one.startsWith('session='))?.split(';')[0] ?? ''
	const { body } = expectStatus(200, await client.get('/settings/export.json', { Cookie: cookie }))
	const admin = await client.get('/admin', { Cookie: cookie })
	client.close()
	const { person: account, profile, roles, favorites, createdPrompts, subscription } = JSON.parse(body)
	return JSON.stringify([account, profile, roles, favorites, createdPrompts, subscription, admin.status])
}

async function callTogether(server: RunningServer): Promise<[Asker, ...Asker[]]> {
	const bearer = (token: string) => `Authorization: Bearer ${token}`
	const legend = await buySubscription(server.origin, 'pro')
	const client = new Client(server.port)
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
	const owner = new Client(server.port, { Authorization: `Bearer ${legend.token}` })
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

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
	const left = [...items]
	const worker = async () => {
		for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
	}
	await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
