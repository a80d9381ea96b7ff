import { existsSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startProduct } from './processes.ts'
import { repeated } from './samples.ts'
import type { Row } from './table.ts'

const PAGES = ['/', '/categories', '/prompt/1', '/prompt/2', '/pricing', '/blog/1']
const RUNS = 3
const MOST_TRIES = 4
const CHROMIUM = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
const FLAGS = [
	'--headless',
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--disable-background-networking',
]

interface Scores {
	performance: number
	accessibility: number
	bestPractices: number
	seo: number
	lcp: number
	cls: number
	tbt: number
}

/** Lighthouse's mobile scores, medians of three runs, in both languages. */
export async function measureLighthouse(): Promise<Row[]> {
	if (!existsSync(CHROMIUM)) throw new Error(`There is no Chromium at ${CHROMIUM}; set CHROME_PATH.`)
	const product = await startProduct()
	const rows: Row[] = []
	try {
		for (const language of ['en', 'pt']) {
			for (const page of PAGES) {
				const runs: Scores[] = []
				for (let run = 0; run < RUNS; run += 1)
					runs.push(await scoreOnceDrawn(`${product.origin}${page}?lang=${language}`))
				rows.push(...rowsOf(`${page} ${language}`, runs))
			}
		}
	} finally {
		await product.stop()
	}
	return rows
}

/** A run in which the browser drew nothing says nothing of the page. */
async function scoreOnceDrawn(address: string): Promise<Scores> {
	for (let turn = 1; ; turn += 1) {
		const scores = await score(address)
		if (Number.isFinite(scores.lcp) || turn === MOST_TRIES) return scores
	}
}

async function score(address: string): Promise<Scores> {
	const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS })
	try {
		const result = await lighthouse(address, { port: chrome.port, logLevel: 'error', output: 'json' })
		if (!result) throw new Error(`Lighthouse said nothing about ${address}.`)
		const { categories, audits } = result.lhr
		return {
			performance: points(categories['performance']?.score),
			accessibility: points(categories['accessibility']?.score),
			bestPractices: points(categories['best-practices']?.score),
			seo: points(categories['seo']?.score),
			lcp: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
			cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
			tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
		}
	} finally {
		chrome.kill()
	}
}

function points(score: number | null | undefined): number {
	return Math.round((score ?? 0) * 100)
}

function rowsOf(page: string, runs: readonly Scores[]): Row[] {
	const middle = (of: keyof Scores) => repeated(runs.map((run) => run[of]))
	return [
		{
			what: `Lighthouse ${page}: performance`,
			...middle('performance'),
			wanted: 98,
			unit: '',
			isFloor: true,
		},
		{
			what: `Lighthouse ${page}: accessibility`,
			...middle('accessibility'),
			wanted: 100,
			unit: '',
			isFloor: true,
		},
		{
			what: `Lighthouse ${page}: best practices`,
			...middle('bestPractices'),
			wanted: 100,
			unit: '',
			isFloor: true,
		},
		{ what: `Lighthouse ${page}: SEO`, ...middle('seo'), wanted: 100, unit: '', isFloor: true },
		{ what: `Lighthouse ${page}: LCP`, ...middle('lcp'), wanted: 1.8, unit: 's' },
		{ what: `Lighthouse ${page}: CLS`, ...middle('cls'), wanted: 0, unit: '' },
		{ what: `Lighthouse ${page}: TBT`, ...middle('tbt'), wanted: 50, unit: 'ms' },
	]
}
