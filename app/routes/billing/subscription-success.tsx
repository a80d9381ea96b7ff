import '~/features/billing/words/load'
import '~/features/billing/style.css'
import { href, redirect } from 'react-router'
import { PaymentPending, Success } from '~/features/billing/ui/success'
import { catalogueCards } from '~/features/library/prompt.server'
import { translateInto } from '~/i18n/translate.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/subscription-success'
import { checkedSubscription } from './subscription-view.server'

/** Premium prompts of three categories. */
const UNLOCKED_IDS = ['2', '10', '13']

/** Where a checkout comes back to. Who looks counts, not what the address says: its session id is never read. */
export async function loader(args: Route.LoaderArgs) {
	const { context, url } = args
	const member = requireMember(args)
	const here = context.get(requestContext)
	const { subscription, problem } = await checkedSubscription(member, here)
	// The frame was read before the check; at the bare address it knows the new plan.
	if (url.searchParams.has('session_id')) throw redirect(href('/subscription-success'), 303)
	const t = await translateInto(here.language)
	const isSubscribed = subscription.tier !== 'free'
	const title = isSubscribed ? t('subscription_successful') : t('your_subscription')
	return {
		meta: pageMeta(url, { title, description: t('settings_text'), isIndexed: false }),
		subscription,
		problem,
		unlocked: catalogueCards(member, UNLOCKED_IDS, here.language),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The plan somebody has just paid for, or the truth. */
export default function SubscriptionSuccess({ loaderData }: Route.ComponentProps) {
	const { subscription, problem, unlocked } = loaderData
	const { tier } = subscription
	if (tier === 'free') return <PaymentPending problem={problem} />
	return <Success tier={tier} subscription={subscription} unlocked={unlocked} />
}
