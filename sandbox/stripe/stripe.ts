import type { Hono } from 'hono'
import { stripeApi } from './api/api'
import type { ApiEnv } from './api/door'
import { startCourier } from './deliveries'
import { randomText } from './ids'
import { setRunning } from './running'
import { Store } from './store'

export interface SandboxStripe {
	api: Hono<ApiEnv>
	secretKey: string
	webhookSecret: string
	close(): Promise<void>
}

/** Opens the account of this data folder, its keys included, and starts to deliver its events. */
export function startStripe({
	dataFolder,
	webhookUrl,
}: {
	dataFolder: string
	webhookUrl: string
}): SandboxStripe {
	const store = new Store(dataFolder)
	const secretKey = onceChosen(store, 'secret_key', 'sk_test_')
	const webhookSecret = onceChosen(store, 'webhook_secret', 'whsec_')
	const courier = startCourier(store, { url: webhookUrl, secret: webhookSecret })
	setRunning({ store, deliver: courier.wake, rest: courier.rest })
	return {
		api: stripeApi(store, secretKey, courier.wake),
		secretKey,
		webhookSecret,
		async close() {
			setRunning(undefined)
			await courier.stop()
			store.close()
		},
	}
}

function onceChosen(store: Store, name: string, prefix: string): string {
	return store.transact(() => {
		const known = store.setting(name)
		const value = known ?? prefix + randomText(48)
		if (!known) store.set(name, value)
		return value
	})
}
