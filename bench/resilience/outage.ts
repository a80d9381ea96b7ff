import { setTimeout as wait } from 'node:timers/promises'
import { type RunningServer, startServer } from '../../tests/support/server.ts'
import type { Row } from '../table.ts'
import { expectStatus, type HttpAnswer, HttpClient } from './client.ts'
import { DatabaseProxy } from './database-proxy.ts'

export type Trouble = 'refused' | 'blackholed'

interface Lengths {
	/** Seconds without the database, at least: it is away until somebody has been told so. */
	away: number
	/** Seconds in which it is watched whether all stays well. */
	afterwards: number
}

interface Asked {
	isKept: boolean
	began: number
	ended: number
	isWell: boolean
	isCalm: boolean
}

const APART_MS = 500
/** Sixteen orders of the home page are kept, drawn by chance: so many visits have seen them all. */
const VISITS = 200
const KEPT_MS = 500
const CALM_SECONDS: Record<Trouble, number> = { refused: 2, blackholed: 20 }
const BACK_SECONDS = 5
const LOOK_MS = 50
/** How long is waited for what must come, on a machine that has other things to do. */
const PATIENCE_MS = 60_000
const LANGUAGES = ['en', 'pt-BR']

/**
 * The database can't be reached for a while, because connections are refused or because all that is sent vanishes:
 * the process lives, kept pages are served, everybody else is asked to wait in their language, and soon after the
 * database is back all is well.
 */
export async function measureOutage(trouble: Trouble, url: string, lengths: Lengths): Promise<Row[]> {
	const proxy = await DatabaseProxy.before(url)
	const server = await startServer({ env: { DATABASE_URL: proxy.url, LOG_LEVEL: 'fatal' } })
	try {
		const session = await signIn(server)
		await visitAll(server, session)
		const asked: Asked[] = []
		const isOver = new AbortController()
		const people = askForAll(server, session, asked, isOver.signal)
		const left = performance.now()
		if (trouble === 'refused') proxy.refuse()
		else proxy.swallow()
		await wait(lengths.away * 1_000)
		await until(() => asked.some(({ isCalm }) => isCalm))
		const back = performance.now()
		await proxy.pass()
		await until(() => isAllWell(asked, back))
		await wait(lengths.afterwards * 1_000)
		isOver.abort()
		await people
		return rowsOf(trouble, asked, left, back)
	} finally {
		await server.stop()
		proxy.refuse()
	}
}

function rowsOf(trouble: Trouble, asked: readonly Asked[], left: number, back: number): Row[] {
	const meanwhile = asked.filter(({ began, ended }) => began > left && ended < back)
	const kept = asked.filter(({ isKept, began }) => isKept && began > left)
	// What was asked in the outage may also be answered well, after it.
	const others = asked.filter(({ isKept, began }) => !isKept && began > left && began < back)
	const told = meanwhile.filter(({ isKept }) => !isKept)
	const wrong = others.filter(
		({ isCalm, isWell, ended }) => !(isCalm || (isWell && ended > back)) || (isWell && ended < back),
	)
	const afterwards = asked.filter(({ began, isWell }) => began > back && !isWell)
	const untilWell = Math.max(
		0,
		...afterwards.map(({ ended }) => ended - back),
		...firstWell(asked, back).map(({ ended }) => ended - back),
	)
	const longest = (some: readonly Asked[]) => Math.max(0, ...some.map(({ began, ended }) => ended - began))
	return [
		{
			what: `Kept pages and /healthz that failed of ${kept.length}, ${trouble}`,
			reached: kept.filter(({ isWell }) => !isWell).length,
			wanted: 0,
			unit: '',
		},
		{ what: `Slowest of them, ${trouble}`, reached: longest(kept), wanted: KEPT_MS, unit: 'ms' },
		{
			what: `Others not told 503 in their language of ${others.length} (${told.length} told while it lasted), ${trouble}`,
			reached: wrong.length,
			wanted: 0,
			unit: '',
		},
		{
			what: `Longest wait of theirs for an answer, ${trouble}`,
			reached: longest(others) / 1_000,
			wanted: CALM_SECONDS[trouble],
			unit: 's',
		},
		{
			what: `From the database’s return to the last failure, ${trouble}`,
			reached: untilWell / 1_000,
			wanted: BACK_SECONDS,
			unit: 's',
		},
	]
}

/** Resolves when something is so, or patience ends; the figures tell which. */
async function until(isSo: () => boolean): Promise<void> {
	const end = performance.now() + PATIENCE_MS
	while (!isSo() && performance.now() < end) await wait(LOOK_MS)
}

/** Whether as many good answers as there are visitors came in a row to what was asked since. */
function isAllWell(asked: readonly Asked[], since: number): boolean {
	const last = asked.filter(({ began }) => began > since).slice(-VISITORS.length)
	return last.length === VISITORS.length && last.every(({ isWell }) => isWell)
}

/** The first good answer after the return to something that needs the database; one that never came is endless. */
function firstWell(asked: readonly Asked[], back: number): { ended: number }[] {
	const [first] = asked
		.filter(({ isKept, isWell, ended }) => !isKept && isWell && ended > back)
		.toSorted((one, other) => one.ended - other.ended)
	return [first ?? { ended: Number.POSITIVE_INFINITY }]
}

async function signIn({ port }: RunningServer): Promise<string> {
	const client = new HttpClient(port)
	const person = { email: 'explorer@pronto.test', password: 'pronto-demo' }
	const { headers } = expectStatus(303, await client.form('/login', person))
	client.close()
	return headers['set-cookie']?.find((cookie) => cookie.startsWith('session='))?.split(';')[0] ?? ''
}

interface Page {
	path: string
	isKept: boolean
	isPersonal?: boolean
}
const PAGES: readonly Page[] = [
	{ path: '/', isKept: true },
	{ path: '/prompt/1', isKept: true },
	{ path: '/healthz', isKept: true },
	{ path: '/categories?q=email', isKept: false },
	{ path: '/profile', isKept: false, isPersonal: true },
	{ path: '/prompt/2', isKept: false, isPersonal: true },
]

/** Each page in each language. */
const VISITORS = LANGUAGES.flatMap((language) => PAGES.map((page) => ({ ...page, language })))

async function visitAll({ port }: RunningServer, session: string): Promise<void> {
	const client = new HttpClient(port)
	for (const { path, language, isPersonal } of VISITORS) {
		const visits = path === '/' ? VISITS : 1
		for (let visit = 0; visit < visits; visit += 1)
			expectStatus(200, await client.get(path, headersOf(language, isPersonal ? session : '')))
	}
	client.close()
}

/** Everybody asks again and again, whether or not they have been answered; resolves when all are. */
async function askForAll(
	{ port }: RunningServer,
	session: string,
	asked: Asked[],
	signal: AbortSignal,
): Promise<void> {
	const client = new HttpClient(port)
	async function ask({ path, isKept, language, isPersonal }: (typeof VISITORS)[number]): Promise<void> {
		const began = performance.now()
		const headers = headersOf(language, isPersonal ? session : '')
		const answer = await client.get(path, headers).catch(() => undefined)
		const isCalm = answer !== undefined && asksToWait(answer, language)
		asked.push({ isKept, began, ended: performance.now(), isWell: answer?.status === 200, isCalm })
	}
	const answers: Promise<void>[] = []
	while (!signal.aborted) {
		answers.push(...VISITORS.map(ask))
		await wait(APART_MS)
	}
	await Promise.all(answers)
	client.close()
}

const headersOf = (language: string, cookie: string) => ({
	'Accept-Language': language,
	...(cookie ? { Cookie: cookie } : {}),
})

function asksToWait({ status, headers, body }: HttpAnswer, language: string): boolean {
	return status === 503 && Number(headers['retry-after']) > 0 && body.includes(`<html lang="${language}"`)
}
