import { Check, Plus } from 'lucide-react'
import { Form, href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import type { ListedCollection } from '../collection'

/** The collections a prompt can go into, one press each; those it is in already lead there. */
export function CollectionChoice({
	collections,
	holding,
	fields,
}: {
	collections: readonly ListedCollection[]
	holding: readonly string[]
	fields: Record<string, string>
}) {
	const { t } = useWords()
	if (collections.length === 0) return null
	return (
		<ul className="collection-list">
			{collections.map(({ id, title, count }) => (
				<li key={id} className="collection-choice">
					<span>
						<b className="wrap-anywhere">{title}</b>
						<span className="meta">{t('collection_count', { count })}</span>
					</span>
					{holding.includes(id) ? (
						<Link className="button button-quiet button-small" to={href('/collections/:id', { id })}>
							<Check className="icon icon-small" aria-hidden="true" />
							<span>{t('in_collection')}</span>
						</Link>
					) : (
						<Form method="post">
							{Object.entries(fields).map(([name, value]) => (
								<input key={name} type="hidden" name={name} value={value} />
							))}
							<button
								className="button button-secondary button-small"
								type="submit"
								name="collection"
								value={id}
								aria-label={t('add_to_collection_named', { title })}
							>
								<Plus className="icon icon-small" aria-hidden="true" />
								<span>{t('add_here')}</span>
							</button>
						</Form>
					)}
				</li>
			))}
		</ul>
	)
}
