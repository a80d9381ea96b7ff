import { beforeAll, expect, test } from 'vitest'
import { accountVisits } from '../../../tests/support/account-visits'
import { buySubscription } from '../../../tests/support/billing/subscriber'
import type { RunningServer } from '../../../tests/support/server'
import { livedInServer } from '../../../tests/support/shared-server'

const DIFFERENCE = 'you pay only the difference'

let server: RunningServer
const { signedIn, signedUp } = accountVisits(() => server)

beforeAll(async () => {
	server = await livedInServer()
})

test('who pays for Creator reads that Legend costs the difference today, and is led to its sum; nobody else does', async () => {
	const creator = await signedIn(await buySubscription(server.origin, 'premium'))
	expect(await (await creator.get('/chat-legend')).text()).toContain(DIFFERENCE)
	const pressed = await creator.post('/pricing', { planType: 'pro' })
	expect(pressed.headers.get('Location')).toContain('tab=subscription&plan=pro')
	const { someone } = await signedUp()
	expect(await (await someone.get('/chat-legend')).text()).not.toContain(DIFFERENCE)
})
