import { Form, href } from 'react-router'
import { isAbove } from '~/core/plan-order'
import { monthlyPrice, type PaidTier, PLANS } from '~/core/plans'
import { Gate, LegendBadge } from '~/features/billing/ui/gate'
import { useOwnPlan } from '~/features/billing/ui/subscription-check'
import { blanksOf } from '~/features/library/blanks'
import { BlankText } from '~/features/library/ui/blank-text'
import { clockOf } from '~/i18n/clock'
import type { Currency } from '~/i18n/currency'
import { useWords } from '~/i18n/words'
import { RedirectNotice } from '~/ui/redirect-notice'
import { ReplyText } from './reply-text'

const SAMPLE_TIME = '2026-01-05T14:02:00Z'

/**
 * What everyone but Legends sees of the chat (docs/product.md#plans): what it is, the plan that opens it
 * first, the other one with what it opens instead, and the way to the plans.
 */
export function ChatGate({
	currency,
	kept = 0,
	hint,
}: {
	currency: Currency
	/** How many conversations of theirs wait. */
	kept?: number
	/** What the press means for who has a smaller plan, in words. */
	hint?: string | undefined
}) {
	const { t, money } = useWords()
	const own = useOwnPlan()
	const price = (plan: PaidTier) => money(monthlyPrice(plan, currency), currency)
	return (
		<Gate
			badge={<LegendBadge />}
			head={
				<>
					<h1 className="mt-4">{t('nav_chat')}</h1>
					<p className="lead mt-4">{t('chat_gate_lead')}</p>
					{/* Three seconds are not enough to find it below the fold of a phone. */}
					<RedirectNotice to={href('/pricing')} text={t('chat_gate_redirect')} />
				</>
			}
			benefits={[t('chat_gate_point_1'), t('chat_gate_point_2'), t('chat_gate_point_3')]}
			picture={<Sample />}
		>
			<Form method="post" action={href('/pricing')} className="row">
				<input type="hidden" name="next" value={href('/chat-legend/:id?')} />
				<button className="button button-primary" type="submit" name="planType" value="pro">
					{t('chat_gate_legend', { price: price('pro') })}
				</button>
				{own && !isAbove('premium', own.tier) ? null : (
					<button className="button button-secondary" type="submit" name="planType" value="premium">
						{t('chat_gate_creator', { price: price('premium') })}
					</button>
				)}
			</Form>
			<p className="hint mt-3">{hint ?? t('chat_gate_hint')}</p>
			<p className="hint mt-3">{t('chat_gate_ai')}</p>
			{kept > 0 ? (
				<div className="tip mt-8" data-message="chat_kept_text">
					<h2 className="text-h3">{t('chat_kept')}</h2>
					<p className="muted">{t('chat_kept_text', { count: kept })}</p>
					<a className="button button-secondary button-small" href={href('/settings/export.json')} download>
						{t('chat_kept_download')}
					</a>
				</div>
			) : null}
		</Gate>
	)
}

/** A picture of a conversation, drawn with the real thing's means. */
function Sample() {
	const { t, language } = useWords()
	const time = clockOf(language, 'UTC').time(SAMPLE_TIME)
	const question = t('chat_gate_sample')
	const filled = Object.fromEntries(blanksOf(question).map(({ name }) => [name, name]))
	return (
		<div className="box chat-sample" aria-hidden="true">
			<article className="message">
				<span className="speaker speaker-person">U</span>
				<p className="message-head">
					{t('chat_you')} <time>{time}</time>
				</p>
				<div className="message-own">
					<BlankText text={question} filled={filled} />
				</div>
			</article>
			<article className="message">
				<span className="speaker speaker-ai">AI</span>
				<p className="message-head">
					{PLANS.pro.title} <time>{time}</time>
				</p>
				<div className="message-reply">
					<ReplyText text={t('chat_gate_sample_answer')} isStreaming={false} />
				</div>
			</article>
		</div>
	)
}
