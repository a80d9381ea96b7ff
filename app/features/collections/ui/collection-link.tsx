import { useRef } from 'react'
import { Form, href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { CopyButton } from '~/ui/copy-button'

/** Whether others can see a collection: its link, to be copied and taken back, or the button that makes one. */
export function CollectionLink({
	slug,
	link,
	title,
}: {
	slug: string | null
	link: string | null
	title: string
}) {
	const { t } = useWords()
	const field = useRef<HTMLInputElement>(null)
	if (!slug || !link)
		return (
			<section className="box" aria-labelledby="collection-link">
				<h2 className="text-h3" id="collection-link">
					{t('collection_is_private')}
				</h2>
				<p className="muted py-4">{t('collection_share_text')}</p>
				<Form method="post" preventScrollReset>
					<button className="button button-secondary" type="submit" name="intent" value="share">
						{t('collection_share')}
					</button>
				</Form>
			</section>
		)
	return (
		<section className="box" aria-labelledby="collection-link">
			<h2 className="text-h3" id="collection-link">
				{t('collection_is_shared')}
			</h2>
			<p className="muted py-4">{t('collection_shared_text')}</p>
			<input
				ref={field}
				className="input mb-4"
				readOnly
				value={link}
				aria-label={t('collection_link', { title })}
				onFocus={({ currentTarget }) => currentTarget.select()}
			/>
			<div className="row">
				<CopyButton
					text={link}
					label={t('collection_link_copy')}
					className="button-secondary"
					onFail={() => field.current?.focus()}
				/>
				<Link className="button button-secondary" to={href('/c/:id', { id: slug })}>
					{t('collection_see')}
				</Link>
				<Form method="post" preventScrollReset>
					<button className="button button-quiet" type="submit" name="intent" value="unshare">
						{t('collection_unshare')}
					</button>
				</Form>
			</div>
		</section>
	)
}
