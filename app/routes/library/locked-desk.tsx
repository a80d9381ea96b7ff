import '~/features/billing/words/load'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { PAID_TIERS } from '~/core/plan-order'
import { monthlyPrice, PLANS, planOpens } from '~/core/plans'
import { pricingAddress } from '~/features/billing/ui/plan-address'
import { UpgradeForm } from '~/features/billing/ui/upgrade-form'
import type { PromptOutline } from '~/features/library/prompt'
import type { Currency } from '~/i18n/currency'
import { useWords } from '~/i18n/words'
import { loginAddress } from '~/ui/login-address'

/** The lowest plan that opens premium texts. */
const PLAN = PAID_TIERS.find((tier) => planOpens(tier, 'advanced_prompts')) ?? 'premium'

interface Locked {
	outline: PromptOutline
	currency: Currency
	isSignedIn: boolean
	/** The prompt's page. */
	address: string
	/** The language of the prompt's words, where it is not the page's. */
	lang: string | undefined
}

/**
 * A prompt for those who may not read it (docs/product.md#library), in the frame of one that can be read: what opens it,
 * what it asks, and what comes back. Nothing of the text is here.
 */
export default function LockedDesk({
	children,
	...locked
}: Locked & {
	/** Puts what stands in the text's place where it belongs. */
	children: (lock: ReactNode) => ReactNode
}) {
	return (
		<div className="wrap desk-wrap">
			<div className="desk">
				<div className="desk-panel locked-panel">
					<Outline {...locked} />
					<Upgrade {...locked} />
				</div>
				<div className="desk-text">{children(<LockedText outline={locked.outline} />)}</div>
			</div>
		</div>
	)
}

/** On a narrow window the button keeps to the foot of it until the block that it belongs to is in view. */
function Upgrade({ currency, isSignedIn, address }: Locked) {
	const { t, money } = useWords()
	const price = money(monthlyPrice(PLAN, currency), currency)
	const plan = PLANS[PLAN].title
	return (
		<>
			<section className="upgrade" aria-labelledby="upgrade-title">
				<div className="row justify-between">
					<h2 id="upgrade-title">{t('open_this_prompt')}</h2>
					<p className="upgrade-price">
						{price} <small>{t('a_month')}</small>
					</p>
				</div>
				<p>{t('plan_opens_prompt', { plan })}</p>
			</section>
			<div className="upgrade-bar">
				<UpgradeForm plan={PLAN} next={address} label={t('upgrade_for', { plan, price })} />
			</div>
			<div className="upgrade-more">
				<Link className="text-link" to={pricingAddress(address)} prefetch="intent">
					{t('compare_plans')}
				</Link>
				{isSignedIn ? null : (
					<p>
						{t('have_a_plan')}{' '}
						<Link className="text-link" to={loginAddress(address)}>
							{t('log_in')}
						</Link>
					</p>
				)}
			</div>
		</>
	)
}

/** The blanks by their labels, and the answer by its headings. */
function Outline({ outline: { asks, answerParts }, lang }: Locked) {
	const { t, number } = useWords()
	if (asks.length === 0) return null
	return (
		<section className="asks" aria-labelledby="asks-title">
			<div className="fill-in-tab">
				<h2 id="asks-title">{t('what_it_asks')}</h2>
				<span className="meta">{number(asks.length)}</span>
			</div>
			<div className="asks-sheet">
				<ul className="asks-labels" lang={lang}>
					{asks.map((label) => (
						<li key={label} className="slot">
							{label}
						</li>
					))}
				</ul>
				<h3>{t('what_you_get_back')}</h3>
				<ol className="asks-answer" lang={lang}>
					{answerParts.map(({ heading, note }) => (
						<li key={heading}>
							<b>{heading}</b>
							<span className="muted">{note}</span>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}

/** Stands in place of the text, with what else opens together with it. */
function LockedText({ outline: { asks, otherPremium } }: Pick<Locked, 'outline'>) {
	const { t } = useWords()
	const plan = PLANS[PLAN].title
	return (
		<div className="lock">
			<div className="lock-rules ruled" aria-hidden="true">
				<span className="seal">
					<Lock className="icon" />
				</span>
			</div>
			<div className="lock-words">
				<h2>{t('lock_title')}</h2>
				<p className="muted">{t(asks.length > 0 ? 'lock_text' : 'lock_text_bare', { plan })}</p>
				<h3>{t('plan_also_opens', { plan })}</h3>
				<ul className="lock-more">
					<li>
						<Link to={`${href('/categories')}?access=premium`} prefetch="intent">
							{t('other_premium_prompts', { count: otherPremium })}
						</Link>
					</li>
					<li>
						<Link to={href('/focus')} prefetch="intent">
							{t('focus_mode_included')}
						</Link>
					</li>
				</ul>
			</div>
		</div>
	)
}
