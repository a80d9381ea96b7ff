import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isArrival, isPersonReading } from '~/core/view-count'
import { countStep } from '~/features/billing/money/funnel.server'
import { countCopy, countRead } from '~/features/library/view-counts.server'
import { requestLanguage } from '~/i18n/request-language.server'
import { addressOfRequest } from '../client-address'
import { ownOrigin } from '../own-origin'
import { type ServerEnv, statusOf } from './log'

/** More than anybody opens and copies in so short a time. */
const MOST_BEACONS = 30
const WINDOW_MS = 10_000
const MOST_ADDRESSES = 10_000

/** A prompt's page; not its data, nor another shape of it. */
const DOCUMENT = /^\/prompt\/([^/.]+)$/

/** In memory, for ten seconds: nothing about an address is stored. */
let beacons = new Map<string, number>()
let windowEnds = 0

/**
 * `POST /prompt/:id/copied` and `/prompt/:id/opened`: a page of ours tells that a text was copied, or that a prompt was
 * opened without asking for its document. Answers 204 whether it counts or not; it counts only from a browser, from our
 * own pages, and so many times. Nothing of the person is read but the address, to limit them.
 */
export const viewCounts = new Hono<ServerEnv>()

viewCounts.post('/prompt/:id/:what{copied|opened}', (c) => {
	if (isFromOurPage(c) && isPersonReading(c.env.incoming.headers) && isWithinLimit(addressOfRequest(c))) {
		const { id, what } = c.req.param()
		if (what === 'copied') countCopy(id)
		else countRead(id)
	}
	return c.body(null, 204, { 'Cache-Control': 'no-store' })
})

/** Counts a prompt's page that was rendered as a document, and who comes from elsewhere; of kept ones that is counted where they are sent. */
export const countPromptReads = createMiddleware<ServerEnv>(async (c, next) => {
	await next()
	const [, id] = DOCUMENT.exec(c.req.path) ?? []
	if (c.req.method !== 'GET' || statusOf(c) !== 200) return
	const { headers } = c.env.incoming
	if (id && isPersonReading(headers)) countRead(id)
	if (isArrival(headers)) countStep('visit', requestLanguage(c.req.raw, new URL(c.req.url)))
})

/** Stricter than for other doors: who says nothing of where they come from isn't counted. */
function isFromOurPage(c: Context<ServerEnv>): boolean {
	const site = c.req.header('Sec-Fetch-Site')
	return site === undefined ? c.req.header('Origin') === ownOrigin(c.req.raw) : site === 'same-origin'
}

function isWithinLimit(address: string): boolean {
	if (Date.now() >= windowEnds) {
		beacons = new Map()
		windowEnds = Date.now() + WINDOW_MS
	}
	const count = beacons.get(address) ?? 0
	if (count >= MOST_BEACONS || (count === 0 && beacons.size >= MOST_ADDRESSES)) return false
	beacons.set(address, count + 1)
	return true
}
