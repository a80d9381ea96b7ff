import { chromium, type Page } from '@playwright/test'
import { buySubscription, type NewSubscriber } from '../tests/support/billing/subscriber.ts'
import { findBrowser } from '../tests/support/setup/browser.ts'
import { type MeasuredServer, startProduct } from './processes.ts'
import { inRuns, RUNS, repeated } from './samples.ts'
import type { Row } from './table.ts'

const PROMPTS = 1_000
const PAGES_A_RUN = 20
const WORDS_EACH = 180
const PAINT_RATIO = 1.5
const KEY_MS = 100
const SERVER_MS = 12
const WORDS =
	'reunião cliente invoice [prazo] avaliação tone steps ação summary [name] decisão draft orçamento because'.split(
		' ',
	)

/** A locker of 1,000 prompts of about 1 kB: what its page costs the server, when it paints, and how a key is answered. */
export async function measureLocker(): Promise<Row[]> {
	const product = await startProduct()
	try {
		const legend = await buySubscription(product.origin, 'pro')
		await fill(product, legend)
		const cpu = await cpuPerPage(product, legend)
		const runs = await inBrowser(product, legend)
		return [
			{ what: 'Locker of 1,000 prompts, CPU per page', ...repeated(cpu), wanted: SERVER_MS, unit: 'ms' },
			{
				what: 'Locker of 1,000 prompts, first contentful paint, of the settings’',
				...repeated(runs.map(({ paint, plainPaint }) => paint / plainPaint)),
				wanted: PAINT_RATIO,
				unit: 'x',
			},
			{
				what: 'Search in it, first key, main thread',
				...repeated(runs.map(({ firstKey }) => firstKey)),
				wanted: KEY_MS,
				unit: 'ms',
			},
			{
				what: 'Search in it, slowest further key, main thread',
				...repeated(runs.map(({ key }) => key)),
				wanted: KEY_MS,
				unit: 'ms',
			},
		]
	} finally {
		await product.stop()
	}
}

async function fill({ origin }: MeasuredServer, { token }: NewSubscriber): Promise<void> {
	let drawn = 11
	const word = () => {
		drawn = (drawn * 48_271) % 2_147_483_647
		return WORDS[drawn % WORDS.length] ?? ''
	}
	const prompts = Array.from({ length: PROMPTS }, (_, index) => ({
		title: `${word()} ${word()} ${index}`,
		description: `${word()} ${word()} ${word()}`,
		content: Array.from({ length: WORDS_EACH }, word).join(' '),
		tags: [word(), word()],
		category: `Shelf ${index % 12}`,
	}))
	const form = new FormData()
	form.set('file', new File([JSON.stringify({ prompts })], 'locker.json'))
	const preview = await leadsTo(`${origin}/prompt-locker/import`, token, form)
	await leadsTo(origin + preview, token, new URLSearchParams({ withDuplicates: 'on' }))
}

/** Where the answer to a form leads to. */
async function leadsTo(address: string, token: string, body: FormData | URLSearchParams): Promise<string> {
	const headers = { Authorization: `Bearer ${token}` }
	const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
	if (answer.status !== 303) throw new Error(`${address} answered ${answer.status}.`)
	return answer.headers.get('Location') ?? ''
}

async function cpuPerPage(product: MeasuredServer, { token }: NewSubscriber): Promise<number[]> {
	const ask = async () => {
		const answer = await fetch(`${product.origin}/prompt-locker`, {
			headers: { Authorization: `Bearer ${token}` },
		})
		await answer.arrayBuffer()
	}
	for (let warm = 0; warm < 10; warm += 1) await ask()
	return inRuns(async () => {
		const before = product.cpuSeconds()
		for (let run = 0; run < PAGES_A_RUN; run += 1) await ask()
		return ((product.cpuSeconds() - before) * 1_000) / PAGES_A_RUN
	})
}

interface Run {
	paint: number
	plainPaint: number
	firstKey: number
	key: number
}

async function inBrowser({ origin }: MeasuredServer, { cookie }: NewSubscriber): Promise<Run[]> {
	const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] })
	const runs: Run[] = []
	try {
		for (let run = 0; run < RUNS; run += 1) {
			const context = await browser.newContext()
			await context.addCookies([{ ...cookie, url: origin }])
			const page = await context.newPage()
			const plainPaint = await firstPaint(page, `${origin}/settings`)
			const paint = await firstPaint(page, `${origin}/prompt-locker`)
			const [firstKey = Number.NaN, ...keys] = await typed(page, 'decisao 42')
			runs.push({ paint, plainPaint, firstKey, key: Math.max(...keys) })
			await context.close()
		}
	} finally {
		await browser.close()
	}
	return runs
}

async function firstPaint(page: Page, address: string): Promise<number> {
	await page.goto(address, { waitUntil: 'networkidle' })
	return page.evaluate(
		() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
	)
}

/** Milliseconds that the page's main thread works for each key, until what it finds is drawn. */
async function typed(page: Page, text: string): Promise<number[]> {
	const session = await page.context().newCDPSession(page)
	await session.send('Performance.enable', { timeDomain: 'threadTicks' })
	const worked = async () => {
		const { metrics } = await session.send('Performance.getMetrics')
		return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
	}
	await page.locator('#locker-query').focus()
	const times: number[] = []
	for (const key of text) {
		const before = await worked()
		await page.keyboard.press(key === ' ' ? 'Space' : key)
		// The second frame comes after the first was drawn.
		await page.evaluate(async () => {
			for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
		})
		times.push((await worked()) - before)
	}
	return times
}
