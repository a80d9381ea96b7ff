import { beforeAll, expect, test } from 'vitest'
import { accountVisits } from '../../../tests/support/account-visits'
import { buySubscription } from '../../../tests/support/billing/subscriber'
import type { RunningServer } from '../../../tests/support/server'
import { messagesIn } from '../../../tests/support/setup/plain-browser'
import { livedInServer } from '../../../tests/support/shared-server'

const PAGE = '/settings/cancel'
const TAB = '/settings?tab=subscription'

let server: RunningServer
const { signedIn, signedUp } = accountVisits(() => server)

beforeAll(async () => {
	server = await livedInServer()
})

const contractIn = (html: string) => /name="contract"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? ''

test('without scripts one page is all there is: why is optional, too long a line stays, and a second press is told', async () => {
	const someone = await signedIn(await buySubscription(server.origin, 'pro'))
	expect(await (await someone.get(TAB)).text()).toContain(`href="${PAGE}"`)
	const html = await (await someone.get(PAGE)).text()
	expect(html).toContain('Cancel Legend')
	// The smaller plan is offered once, by the form of every change of plan.
	expect(html.match(/name="intent" value="schedule"/g)).toHaveLength(1)
	expect(html).toContain(`action="${TAB}&amp;plan=premium"`)
	const fields = { contract: contractIn(html) }
	const long = await someone.post(PAGE, { ...fields, reason: 'é'.repeat(201) })
	expect(long.status).toBe(400)
	const again = await long.text()
	expect(messagesIn(again)).toContain('text_too_long')
	expect(again).toContain('é'.repeat(201))
	const done = await someone.post(PAGE, { ...fields, reason: '' })
	expect([done.status, done.headers.get('Location'), someone.flash]).toEqual([303, TAB, 'plan_canceled'])
	await someone.post(PAGE, { ...fields, reason: 'Too much for me' })
	expect(someone.flash).toBe('plan_was_canceled')
	const canceled = await (await someone.get(PAGE)).text()
	expect(canceled).toContain('Legend is canceled already')
	expect(contractIn(canceled)).toBe('')
	await someone.post(TAB, { intent: 'resume' })
	expect(someone.flash).toBe('plan_resumed')
	expect(contractIn(await (await someone.get(PAGE)).text())).toBe(fields.contract)
})

test('who has the smallest plan is offered none, who has none is told, and who is signed out gets their words back', async () => {
	const someone = await signedIn(await buySubscription(server.origin, 'premium'))
	const html = await (await someone.get(PAGE)).text()
	expect(html).toContain('Cancel Creator')
	expect(html).not.toContain('value="schedule"')
	const { someone: nobody } = await signedUp()
	expect(await (await nobody.get(PAGE)).text()).toContain('There is no plan to cancel')
	await nobody.post(PAGE, { contract: contractIn(html), reason: 'Not mine' })
	expect(nobody.flash).toBe('no_plan_to_change')
	const out = await fetch(server.origin + PAGE, {
		method: 'POST',
		body: new URLSearchParams({ contract: contractIn(html), reason: 'Kept words' }),
		headers: { Accept: 'text/html', Origin: server.origin, 'Sec-Fetch-Site': 'same-origin' },
	})
	expect(out.status).toBe(401)
	expect(await out.text()).toContain('Kept words')
})
