import { setClockAhead } from '~/db/clock.server'
import { env } from '~/env/env.server'
import { ownAddress } from '~/features/account/better-auth/auth.server'
import { setUpBilling } from '~/features/billing/billing-setup.server'
import {
	adoptSandboxCustomer,
	askForSandboxPlansSoon,
	listSandboxSubscribers,
} from '~/features/billing/sandbox-plans.server'
import { speakToStripe } from '~/features/billing/stripe/stripe.server'
import { startStandIns } from '../../sandbox/listen'
import { offsetOf } from '../../sandbox/stripe/clock'
import { runningStripe, seedSubscription } from '../../sandbox/stripe/running'

/**
 * Connects to Stripe, or to what stands in for it. Without a key, which only the sandbox may lack, a Stripe of our own
 * starts, where two of the sandbox's people have their plans (docs/product.md#sandbox). Answers how to let go of it.
 */
export async function connectStripe(): Promise<{ close(): Promise<void> }> {
	const { stripe, dataFolder, isSandbox } = env()
	if (stripe) {
		speakToStripe(stripe)
		if (isSandbox) askForSandboxPlansSoon()
		return { close: async () => undefined }
	}
	const webhookUrl = `${ownAddress()}/webhooks/stripe`
	const standIns = await startStandIns({ dataFolder, webhookUrl })
	speakToStripe(standIns.stripe)
	// Whoever moves the sandbox's clock moves all that waits for a day.
	setClockAhead(() => {
		const running = runningStripe()
		return running ? offsetOf(running.store) : 0
	})
	await setUpBilling()
	for (const person of await listSandboxSubscribers()) {
		const customerId = seedSubscription(person)
		if (customerId) await adoptSandboxCustomer(person.userId, customerId)
	}
	return standIns
}
