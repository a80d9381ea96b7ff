import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import './words/load'
import { categoryTitle } from '../category'
import { Glyph } from '../ui/glyph'
import { NewBadge } from '../ui/new-badge'
import { PremiumBadge } from '../ui/premium-badge'
import type { SeriesWithSteps as Page } from './series'

/** A series: its prompts in their order, and what each takes up from the one before. */
export function SeriesPage({ series: { title, line, steps } }: { series: Page }) {
	const { t, language } = useWords()
	const [first] = steps
	return (
		<div className="wrap pb-(--section)">
			<Breadcrumb
				crumbs={[
					{ label: t('home'), to: href('/') },
					{ label: t('nav_categories'), to: href('/categories') },
					{ label: title },
				]}
			/>
			<div className="series-head">
				<h1>{title}</h1>
				<p className="series-line">{line}</p>
				<p className="muted">{t('series_text')}</p>
				{first ? (
					<Link className="button button-primary" to={href('/prompt/:id', { id: first.prompt.address })}>
						{t('series_begin')} <ArrowRight className="icon" aria-hidden="true" />
					</Link>
				) : null}
			</div>
			<ol className="series-steps">
				{steps.map(({ prompt: { id, address, category, ...prompt }, carries }, at) => (
					<li key={id} data-cat={category}>
						<p className="series-number" aria-hidden="true">
							{at + 1}
						</p>
						<div className="series-step">
							<p className="category-line">
								<Glyph category={category} />
								{categoryTitle(category, language)}
								{prompt.isPremium ? <PremiumBadge isOpen={prompt.isOpen} /> : null}
								{prompt.isNew ? <NewBadge /> : null}
							</p>
							<h2>
								<Link to={href('/prompt/:id', { id: address })} prefetch="intent">
									{prompt.title}
								</Link>
							</h2>
							<p>{prompt.description}</p>
						</div>
						<p className="series-carries">{carries}</p>
					</li>
				))}
			</ol>
		</div>
	)
}
