import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { partsOf } from '../blanks'
import { categories } from '../category'
import { BlankText } from '../ui/blank-text'
import { Glyph } from '../ui/glyph'

/** `isFirst` where the page begins with it: for a visitor. */
export function Hero({ isFirst }: { isFirst: boolean }) {
	const { t } = useWords()
	const Heading = isFirst ? 'h1' : 'h2'
	return (
		<section className={isFirst ? 'hero' : 'hero hero-after'} aria-labelledby="hero-title">
			<div className="wrap">
				<div>
					<Heading id="hero-title">
						{partsOf(t('home_title')).map((part) =>
							part.kind === 'text' ? (
								part.text
							) : (
								<span key={part.name} className="marker">
									{part.name}
								</span>
							),
						)}
					</Heading>
					<p className="lead">{t('home_lead')}</p>
					<div className="row">
						<Link className="button button-primary" to={isFirst ? href('/login') : href('/categories')}>
							{t('get_started')}
						</Link>
						<Link className="button button-secondary" to={href('/categories')} prefetch="intent">
							{t('browse_prompts')}
						</Link>
					</div>
				</div>
				<CardDrawer />
			</div>
		</section>
	)
}

/** Eight dividers, each the way to its category, and one card taken out: its last blank still waits. */
function CardDrawer() {
	const { t, language } = useWords()
	const card = t('sample_card')
	const filled = partsOf(card)
		.filter((part) => part.kind === 'blank')
		.slice(0, -1)
	return (
		<div className="card-drawer">
			<ul aria-label={t('nav_categories')}>
				{categories.map(({ id, [language]: { title } }) => (
					<li key={id} className="divider" data-cat={id}>
						<Link to={href('/category/:id', { id })} prefetch="intent">
							<Glyph category={id} />
							{title}
						</Link>
					</li>
				))}
			</ul>
			<div className="open-card">
				<p className="ruled">
					<BlankText text={card} filled={Object.fromEntries(filled.map(({ name }) => [name, name]))} />
				</p>
			</div>
		</div>
	)
}
