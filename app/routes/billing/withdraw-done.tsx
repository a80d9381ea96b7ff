import '~/features/billing/withdrawal/words/load'
import '~/features/billing/withdrawal/style.css'
import { href, redirect } from 'react-router'
import { isSignedIn } from '~/core/viewer'
import { listWithdrawals, type Withdrawal } from '~/features/billing/withdrawal/standing.server'
import { WithdrawalDone } from '~/features/billing/withdrawal/withdrawal-done'
import { WithdrawalFrame } from '~/features/billing/withdrawal/withdrawal-frame'
import { cardParts, withdrawalNumber } from '~/features/billing/withdrawal/withdrawal-number'
import type { WithdrawalView } from '~/features/billing/withdrawal/withdrawal-view'
import type { Language } from '~/i18n/language'
import { dayIn, exactMomentIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/withdraw-done'
import { withdrawerOf } from './withdrawer.server'

/** By law the money is back so many days after a withdrawal came. */
const BACK_MS = 14 * 86_400_000

/** The address may hold a secret: it must reach no other site, not even as a referrer. */
export const headers: Route.HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer' })

/** What came of somebody's last withdrawal, for them alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const token = url.searchParams.get('token') ?? ''
	const person = await withdrawerOf(context, token)
	const [last] = person ? await listWithdrawals(person.userId) : []
	if (!last) throw redirect(href('/withdraw'))
	const t = await translateInto(language)
	const words = { title: t('withdraw_done_title'), description: t('withdraw_text'), isIndexed: false }
	return {
		meta: pageMeta(url, { ...words, language }),
		isSignedIn: isSignedIn(viewer) && !token,
		withdrawal: withdrawalView(last, language),
	}
}

/** In the time zone in which it was confirmed, as its mail says it. */
function withdrawalView(withdrawal: Withdrawal, language: Language): WithdrawalView {
	const { number, receivedAt, timeZone, card, tier, currency, state, endedAt } = withdrawal
	return {
		number: withdrawalNumber(number, receivedAt),
		plan: tier,
		currency,
		boughtOn: dayIn(timeZone, withdrawal.boughtAt),
		receivedAt: exactMomentIn(timeZone, language, receivedAt),
		receivedIso: receivedAt.toISOString(),
		state,
		hasEnded: endedAt !== null,
		refunded: withdrawal.refunded,
		before: withdrawal.refundedBefore,
		disputed: withdrawal.disputed,
		card: card ? cardParts(card) : null,
		latestOn: dayIn(timeZone, new Date(receivedAt.getTime() + BACK_MS)),
		email: withdrawal.email,
		isMailed: withdrawal.receiptSentAt !== null,
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function WithdrawDone({ loaderData: { withdrawal, isSignedIn } }: Route.ComponentProps) {
	const { t } = useWords()
	return (
		<WithdrawalFrame title={t('withdraw_done_title')} lead={t('withdraw_done_lead')} isSignedIn={isSignedIn}>
			<WithdrawalDone withdrawal={withdrawal} />
		</WithdrawalFrame>
	)
}
