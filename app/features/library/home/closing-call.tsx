import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { type Currency, MONTHLY_PRICE } from '~/core/plan'
import { useWords } from '~/i18n/words'

/** The way to the plans, with the price of this person's country. */
export function ClosingCall({ currency }: { currency: Currency }) {
	const { t, money } = useWords()
	return (
		<section className="closing" aria-labelledby="closing-title">
			<div className="wrap">
				<h2 id="closing-title">{t('closing_title')}</h2>
				<div className="grid justify-items-start gap-6">
					<p>{t('closing_text', { price: money(MONTHLY_PRICE.premium[currency], currency) })}</p>
					<Link className="button button-ink" to={href('/pricing')}>
						{t('see_plans')} <ArrowRight className="icon" aria-hidden="true" />
					</Link>
				</div>
			</div>
		</section>
	)
}
