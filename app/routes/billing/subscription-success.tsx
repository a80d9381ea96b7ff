import '~/features/billing/words/load'
import '~/features/billing/style.css'
import { href, matchPath, redirect } from 'react-router'
import { nextPath } from '~/core/next-path'
import type { Member } from '~/core/viewer'
import { PaymentPending, Success } from '~/features/billing/ui/success'
import type { ListedPrompt } from '~/features/library/prompt'
import { catalogueCards, listCards } from '~/features/library/prompt-cards.server'
import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/subscription-success'
import { checkedSubscription } from './subscription-view.server'
import { timeToWithdraw } from './withdrawer.server'

/** Premium prompts of several categories, of which the first are shown. */
const UNLOCKED_IDS = ['2', '10', '13', '17']
const MOST_UNLOCKED = 3

/**
 * Where a checkout comes back to, with what the plan was chosen for. Who looks counts, not what the address says: its
 * session id is never read.
 */
export async function loader(args: Route.LoaderArgs) {
	const { context, url } = args
	const member = requireMember(args)
	const here = context.get(requestContext)
	const { subscription, problem } = await checkedSubscription(member, here)
	// Frame and ticket were read before the check; at the bare address the frame knows the new plan.
	const subscriber = { ...member, tier: subscription.tier }
	const next = nextPath(url.searchParams.get('next'))
	const address = href('/subscription-success') + (next === '/' ? '' : `?next=${encodeURIComponent(next)}`)
	if (url.searchParams.has('session_id')) throw redirect(address, 303)
	const chosen = await promptAt(next, subscriber, here.language)
	const t = await translateInto(here.language)
	const isSubscribed = subscription.paidTier !== 'free'
	const title = isSubscribed ? t('subscription_successful') : t('your_subscription')
	return {
		meta: pageMeta(url, { title, description: t('settings_text'), isIndexed: false }),
		subscription,
		problem,
		address,
		terms: [
			...(subscription.phase === 'active' ? [t('success_renews')] : []),
			...(isSubscribed ? [(await timeToWithdraw(member, context)) ?? []].flat() : []),
		],
		chosen,
		unlocked: catalogueCards(subscriber, UNLOCKED_IDS, here.language)
			.filter(({ id }) => id !== chosen?.id)
			.slice(0, MOST_UNLOCKED),
	}
}

/** The prompt whose page has this path, where its text is open to the person. */
async function promptAt(path: string, member: Member, language: Language): Promise<ListedPrompt | null> {
	const id = matchPath('/prompt/:id', path)?.params.id
	const [prompt] = id ? await listCards(member, [id], language) : []
	return prompt?.isOpen ? prompt : null
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The plan somebody has just paid for, or the truth. */
export default function SubscriptionSuccess({ loaderData }: Route.ComponentProps) {
	const { subscription, problem, address, terms, chosen, unlocked } = loaderData
	const { paidTier: tier } = subscription
	if (tier === 'free') return <PaymentPending problem={problem} address={address} />
	return <Success tier={tier} subscription={subscription} terms={terms} chosen={chosen} unlocked={unlocked} />
}
