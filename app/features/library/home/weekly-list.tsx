import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { categoryTitle } from '../category'
import type { ListedPrompt } from '../prompt'
import { Cover } from '../ui/cover'
import { Glyph } from '../ui/glyph'
import { PremiumBadge } from '../ui/premium-badge'

/** Popular this week: a few prompts in random order, so without numbers. */
export function WeeklyList({ prompts }: { prompts: readonly ListedPrompt[] }) {
	const { t, language } = useWords()
	return (
		<section className="section pb-(--section)" aria-labelledby="weekly-title">
			<div className="wrap">
				<div className="section-head">
					<h2 id="weekly-title">{t('popular_this_week')}</h2>
				</div>
				<ul className="ranking">
					{prompts.map(({ id, category, title, description, isPremium, isOpen }) => (
						<li key={id} data-cat={category}>
							<span className="no">
								<Glyph category={category} />
							</span>
							<div>
								<h3>
									<Link to={href('/prompt/:id', { id })} prefetch="intent">
										{title}
									</Link>
								</h3>
								<div className="rm">
									<span className="category-line">{categoryTitle(category, language)}</span>
									{isPremium ? <PremiumBadge isOpen={isOpen} /> : null}
								</div>
							</div>
							<p className="rd">{description}</p>
							<Cover id={id} category={category} />
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
