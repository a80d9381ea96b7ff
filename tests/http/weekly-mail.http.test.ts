import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountVisits } from '../support/account-visits'
import { type RunningServer, startServer } from '../support/server'
import { messagesIn, PlainBrowser } from '../support/setup/plain-browser'

let server: RunningServer
const { signedIn, signedUp } = accountVisits(() => server)

beforeAll(async () => {
	server = await startServer()
})
afterAll(() => server.stop())
