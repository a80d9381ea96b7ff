import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import './words/load'
import type { ListedSeries } from './series'

/** The series of the library, each with its steps. */
export default function SeriesList({ series }: { series: readonly ListedSeries[] }) {
	const { t } = useWords()
	return (
		<section className="section" aria-labelledby="series-title">
			<div className="section-head">
				<h2 id="series-title">{t('series')}</h2>
				<p className="muted">{t('series_text')}</p>
			</div>
			<ul className="series-list">
				{series.map(({ id, title, line, steps }) => (
					<li key={id}>
						<h3>
							<Link to={href('/series/:id', { id })} prefetch="intent">
								{title}
							</Link>
						</h3>
						<p>{line}</p>
						<ol>
							{steps.map((step) => (
								<li key={step}>{step}</li>
							))}
						</ol>
						<ArrowRight className="icon" aria-hidden="true" />
					</li>
				))}
			</ul>
		</section>
	)
}
