import { href, Link } from 'react-router'
import { Glyph } from '~/components/category/glyph'
import { BlankText } from '~/components/prompt/blank-text'
import { partsOf } from '~/domain/blanks'
import { categories } from '~/domain/category'
import { useWords } from '~/i18n/words'

/** Eight dividers, each the way to its category, and one card taken out: its last blank still waits. */
export function CardDrawer() {
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
