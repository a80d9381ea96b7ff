import { Form, href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useAnswer } from '~/ui/form/unsent'
import type { OwnCollection } from '../collection'
import type { CollectionAnswer } from '../collection-texts'
import { CollectedRow } from './collected-row'
import { CollectionDetails } from './collection-details'
import { CollectionLink } from './collection-link'

/** A collection's page for its author: what it is called, its prompts in their order, its link, and the way to remove it. */
export function CollectionEditor({
	userId,
	collection,
	link,
	answer: given,
}: {
	userId: string
	collection: OwnCollection
	link: string | null
	answer: CollectionAnswer | undefined
}) {
	const { t } = useWords()
	const answer = useAnswer(given)
	const { id, title, prompts, hidden, slug } = collection
	return (
		<div className="wrap pb-(--section)">
			<Breadcrumb crumbs={[{ label: t('nav_collections'), to: href('/collections') }, { label: title }]} />
			<h1 className="collection-title">{title}</h1>
			{hidden ? (
				<div className="note note-kept mb-6" data-message="collection_closed">
					<div>
						<p>{t('collection_closed')}</p>
						{hidden.word ? <p className="whitespace-pre-wrap wrap-anywhere pt-2">{hidden.word}</p> : null}
					</div>
				</div>
			) : null}
			<div className="collection-editor">
				<div>
					{prompts.length === 0 ? (
						<p className="muted" data-message="collection_empty">
							{t('collection_empty')} <Link to={href('/categories')}>{t('all_categories')}</Link>
						</p>
					) : (
						<ol className="collected">
							{prompts.map((one, at) => (
								<li key={one.id}>
									<CollectedRow
										userId={userId}
										collectionId={id}
										one={one}
										at={at}
										isLast={at === prompts.length - 1}
										answer={answer?.prompt === one.id ? answer : undefined}
									/>
								</li>
							))}
						</ol>
					)}
				</div>
				<div className="collection-side">
					<CollectionDetails userId={userId} collection={collection} answer={ofDetails(answer)} />
					<CollectionLink slug={slug} link={link} title={title} />
					<Form method="post" className="acts-r">
						<button className="button button-quiet" type="submit" name="intent" value="remove">
							{t('collection_remove')}
						</button>
					</Form>
				</div>
			</div>
		</div>
	)
}

/** What did not come to its action is told at the top form. */
function ofDetails(answer: CollectionAnswer | undefined): CollectionAnswer | undefined {
	return answer?.prompt ? undefined : answer
}
