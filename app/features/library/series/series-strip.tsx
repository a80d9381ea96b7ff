import { ArrowLeft, ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import './words/load'
import type { SeriesPlace } from './series'

/** Where a prompt stands in its series, and the ones beside it. */
export default function SeriesStrip({
	place: { id, title, step, count, before, next },
}: {
	place: SeriesPlace
}) {
	const { t } = useWords()
	return (
		<section className="wrap" aria-labelledby="series-place">
			<div className="series-strip">
				<h2 id="series-place">
					<Link to={href('/series/:id', { id })} prefetch="intent">
						{t('series_place', { step, count, title })}
					</Link>
				</h2>
				{next ? <p>{next.carries}</p> : null}
				<div className="row">
					{before ? (
						<Link className="button button-secondary" to={href('/prompt/:id', { id: before.address })}>
							<ArrowLeft className="icon" aria-hidden="true" /> {t('series_before', { title: before.title })}
						</Link>
					) : null}
					{next ? (
						<Link className="button button-secondary" to={href('/prompt/:id', { id: next.address })}>
							{t('series_next', { title: next.title })} <ArrowRight className="icon" aria-hidden="true" />
						</Link>
					) : null}
				</div>
			</div>
		</section>
	)
}
