import { setTimeout as wait } from 'node:timers/promises'
import { buySubscription } from '../../tests/support/billing/subscriber.ts'
import { startProduct } from '../processes.ts'
import type { Row } from '../table.ts'
import { expectStatus, type HttpAnswer, HttpClient } from './client.ts'
import { type SlopeSample, slopeOf } from './slope.ts'

interface Lengths {
	/** Seconds in all. */
	seconds: number
	/** Seconds at the beginning that don't count. */
	warmUp: number
}

const SAMPLES = 120
const PEOPLE = 4
const VISITORS = 8
const WANTED_SLOPE = 1
const LANGUAGES = ['en', 'pt-BR']
const PAGES = [
	'/',
	'/categories',
	'/prompt/1',
	'/prompt/2',
	'/popular',
	'/featured',
	'/pricing',
	'/blog',
	'/no-such-page',
	'/categories?q=email',
	'/categories?q=pricce',
	'/search/suggestions?q=em',
	'/feed.xml',
	'/share/en/prompt/1.png',
]
const PERSONAL = [
	'/profile',
	'/settings',
	'/prompt-locker',
	'/focus',
	'/prompt/1',
	'/popular',
	'/chat-legend',
]

/** Everything at once for a long time, as fast as it is answered; whether memory grows after the warm-up. */
export async function measureSoak(databaseUrl: string, { seconds, warmUp }: Lengths): Promise<Row[]> {
	const product = await startProduct({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' })
	const port = Number(new URL(product.origin).port)
	const isOver = new AbortController()
	const count = { answered: 0, failed: 0 }
	const samples: SlopeSample[] = []
	try {
		const load = [
			...Array.from({ length: VISITORS }, (_none, place) => visit(port, place, isOver.signal, count)),
		]
		for (let person = 0; person < PEOPLE; person += 1) load.push(work(product.origin, isOver.signal, count))
		const began = performance.now()
		for (let sample = 1; sample <= SAMPLES; sample += 1) {
			await wait(Math.max(0, began + (sample * seconds * 1_000) / SAMPLES - performance.now()))
			const minutes = (performance.now() - began) / 60_000
			samples.push({ minutes, megabytes: product.residentMegabytes() })
		}
		isOver.abort()
		await Promise.all(load)
	} finally {
		isOver.abort()
		await product.stop()
	}
	const counted = samples.filter(({ minutes }) => minutes * 60 >= warmUp)
	const sizes = counted.map(({ megabytes }) => Math.round(megabytes))
	const length = `${Math.round((seconds - warmUp) / 6) / 10} minutes after ${Math.round(warmUp / 6) / 10} of warm-up`
	return [
		{
			what: `Memory in ${length} (${Math.min(...sizes)} to ${Math.max(...sizes)} MB, ${sizes.at(-1)} at the end)`,
			reached: slopeOf(counted),
			wanted: WANTED_SLOPE,
			unit: 'MB/min',
		},
		{
			what: `Requests that failed of ${count.answered} (${Math.round(count.answered / seconds)}/s)`,
			reached: count.failed,
			wanted: 0,
			unit: '',
		},
	]
}

interface Count {
	answered: number
	failed: number
}

async function visit(port: number, place: number, signal: AbortSignal, count: Count): Promise<void> {
	const client = new HttpClient(port, { 'Accept-Language': LANGUAGES[place % LANGUAGES.length] ?? 'en' })
	for (let turn = place; !signal.aborted; turn += 1) {
		await tally(count, () => client.get(PAGES[turn % PAGES.length] ?? '/'))
	}
	client.close()
}

/** A Legend who reads, marks, keeps and asks the chat, without end. */
async function work(origin: string, signal: AbortSignal, count: Count): Promise<void> {
	const { cookie } = await buySubscription(origin, 'pro')
	const client = new HttpClient(Number(new URL(origin).port), { Cookie: `${cookie.name}=${cookie.value}` })
	for (let turn = 0; !signal.aborted; turn += 1) {
		await tally(count, () => client.get(PERSONAL[turn % PERSONAL.length] ?? '/'))
		const mark = { favorite: turn % 2 ? 'on' : 'off', scripted: 'yes' }
		await tally(count, () => client.form(`/prompt/${1 + (turn % 20)}/favorite`, mark))
		const params = { title_param: `Soaked ${turn}`, content_param: 'Do [this].' }
		const add = () =>
			client.json('/functions/v1/prompt_locker_functions', { function_name: 'create_saved_prompt', params })
		const { id }: { id: string } = JSON.parse(expectStatus(200, await tally(count, add)).body)
		const remove = { function_name: 'delete_saved_prompt', params: { prompt_id_param: id } }
		await tally(count, () => client.json('/functions/v1/prompt_locker_functions', remove))
	}
	client.close()
}

async function tally(count: Count, ask: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
	const answer = await ask()
	count.answered += 1
	if (answer.status >= 500) count.failed += 1
	return answer
}
