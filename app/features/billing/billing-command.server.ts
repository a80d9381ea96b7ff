import type { CommandAnswer } from '~/core/command-answer'
import { setUpBilling } from './billing-setup.server'
import { reconcileNow } from './billing-upkeep.server'
import { StripeFailure } from './stripe/stripe-failure.server'

/** Does what `npm run billing` was asked: `setup` or `reconcile`. Answers what to print, in English. */
export async function runBillingCommand([verb]: readonly string[]): Promise<CommandAnswer> {
	try {
		return verb === 'setup' ? { isDone: true, lines: await setUpBilling() } : await runReconciliation()
	} catch (error) {
		if (!(error instanceof StripeFailure)) throw error
		return { isDone: false, lines: [`Stripe said no, or nothing: ${error.message}`] }
	}
}

async function runReconciliation(): Promise<CommandAnswer> {
	const lines = await reconcileNow()
	if (lines === null) return { isDone: false, lines: ['Another process is comparing with Stripe right now.'] }
	return { isDone: true, lines: lines.length > 0 ? lines : ['Everything is as Stripe says.'] }
}
