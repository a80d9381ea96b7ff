import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { monthlyPrice } from '~/core/plans'
import type { Currency } from '~/i18n/currency'
import { type MessageId, useWords } from '~/i18n/words'
import { categoryTitle } from '../category'
import type { ListedPrompt } from '../prompt'
import { Cover } from '../ui/cover'
import { Glyph } from '../ui/glyph'
import { NewBadge } from '../ui/new-badge'
import { PremiumBadge } from '../ui/premium-badge'

/** The four feature cards of home, each with its small drawing. */
const FEATURES: readonly { title: MessageId; text: MessageId; drawing: ReactNode }[] = [
	{
		title: 'feature_library',
		text: 'feature_library_text',
		drawing: (
			<>
				<rect className="fc" x="3" y="25" width="58" height="36" rx="2" />
				<path className="fs" d="M3 34h58M3 43h58M3 52h58" />
				<path className="fys" d="M9 25v-9h18v9" />
				<path className="fs" d="M31 25v-6h14v6" />
			</>
		),
	},
	{
		title: 'feature_models',
		text: 'feature_models_text',
		drawing: (
			<>
				<path className="fi" d="M4 6h26v52H4z" />
				<path className="fys" d="M34 6h26v24H34z" />
				<circle className="fc" cx="47" cy="46" r="12.5" />
			</>
		),
	},
	{
		title: 'feature_sharing',
		text: 'feature_sharing_text',
		drawing: (
			<>
				<rect className="fc" x="4" y="16" width="34" height="44" rx="2" />
				<rect className="fys" x="26" y="5" width="34" height="44" rx="2" />
				<path className="fo" d="M35 38 51 16M41 15h10.5v10.5" />
			</>
		),
	},
	{
		title: 'feature_premium',
		text: 'feature_premium_text',
		drawing: (
			<>
				<rect className="fi" x="4" y="4" width="56" height="56" rx="2" />
				<path className="fy" d="M22 16h-8v32h8v-5h-3V21h3zM42 16h8v32h-8v-5h3V21h-3z" />
			</>
		),
	},
]

export function Features() {
	const { t } = useWords()
	return (
		<section className="section" aria-labelledby="features-title">
			<div className="wrap split">
				<div>
					<h2 id="features-title">{t('features_title')}</h2>
				</div>
				<div className="features">
					{FEATURES.map(({ title, text, drawing }) => (
						<div key={title} className="feature">
							<h3>{t(title)}</h3>
							<p>{t(text)}</p>
							<svg className="figure" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
								{drawing}
							</svg>
						</div>
					))}
				</div>
			</div>
		</section>
	)
}

/** Prompts as rows of a list, from the category's glyph to the cover. */
export function PromptRows({ prompts }: { prompts: readonly ListedPrompt[] }) {
	const { language } = useWords()
	return (
		<ul className="ranking">
			{prompts.map(({ id, address, category, title, description, isPremium, isOpen, isNew }) => (
				<li key={id} data-cat={category}>
					<span className="no">
						<Glyph category={category} />
					</span>
					<div>
						<h3>
							<Link to={href('/prompt/:id', { id: address })} prefetch="intent">
								{title}
							</Link>
						</h3>
						<div className="rm">
							<span className="category-line">{categoryTitle(category, language)}</span>
							{isPremium ? <PremiumBadge isOpen={isOpen} /> : null}
							{isNew ? <NewBadge /> : null}
						</div>
					</div>
					<p className="rd">{description}</p>
					<Cover id={id} category={category} />
				</li>
			))}
		</ul>
	)
}

/** Popular this week: a few prompts in random order, so without numbers. */
export function WeeklyList({ prompts }: { prompts: readonly ListedPrompt[] }) {
	const { t } = useWords()
	return (
		<section className="section pb-(--section)" aria-labelledby="weekly-title">
			<div className="wrap">
				<div className="section-head">
					<div>
						<h2 id="weekly-title">{t('popular_this_week')}</h2>
						<p className="muted">{t('popular_week_text')}</p>
					</div>
				</div>
				<PromptRows prompts={prompts} />
			</div>
		</section>
	)
}

/** The way to the plans, with the price in this person's currency. */
export function ClosingCall({ currency }: { currency: Currency }) {
	const { t, money } = useWords()
	return (
		<section className="closing" aria-labelledby="closing-title">
			<div className="wrap">
				<h2 id="closing-title">{t('closing_title')}</h2>
				<div className="grid justify-items-start gap-6">
					<p>{t('closing_text', { price: money(monthlyPrice('premium', currency), currency) })}</p>
					<Link className="button button-ink" to={href('/pricing')}>
						{t('see_plans')} <ArrowRight className="icon" aria-hidden="true" />
					</Link>
				</div>
			</div>
		</section>
	)
}
