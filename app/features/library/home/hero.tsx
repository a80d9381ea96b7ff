import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { partsOf } from '../blanks'
import { CardDrawer } from './card-drawer'

export function Hero() {
	const { t } = useWords()
	return (
		<section className="hero" aria-labelledby="hero-title">
			<div className="wrap">
				<div>
					<h1 id="hero-title">
						{partsOf(t('home_title')).map((part) =>
							part.kind === 'text' ? (
								part.text
							) : (
								<span key={part.name} className="marker">
									{part.name}
								</span>
							),
						)}
					</h1>
					<p className="lead">{t('home_lead')}</p>
					<div className="row">
						<Link className="button button-primary" to={href('/login')}>
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
