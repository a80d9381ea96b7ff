import { useEffect, useRef } from 'react'
import { TagList } from '~/features/library/ui/tag-list'
import { useWords } from '~/i18n/words'
import type { LockerCategory, SavedPrompt } from '../locker'

/** What somebody, or another tab, has stored meanwhile, beside what is in the form: the person keeps one (docs/product.md#locker). */
export function ConflictNote({
	stored,
	categories,
	onTake,
}: {
	stored: SavedPrompt
	categories: readonly LockerCategory[]
	/** Without it the form alone is offered: the stored text stays readable. */
	onTake?: () => void
}) {
	const { t } = useWords()
	const note = useRef<HTMLElement>(null)
	useEffect(() => note.current?.focus(), [])
	const { title, description, content, tags, categoryId } = stored
	const category = categories.find(({ id }) => id === categoryId)?.name ?? t('uncategorized')
	return (
		<section ref={note} className="locker-conflict" tabIndex={-1} aria-labelledby="conflict-title">
			<div className="note note-error" role="alert" data-message="locker_conflict">
				<p>{t('locker_conflict')}</p>
			</div>
			<h3 id="conflict-title">{t('stored_meanwhile')}</h3>
			<p>
				<b>{title}</b> <span className="muted">{category}</span>
			</p>
			{description ? <p className="muted">{description}</p> : null}
			<textarea
				className="input mono"
				rows={5}
				readOnly
				aria-labelledby="conflict-title"
				defaultValue={content}
			/>
			<TagList tags={tags} />
			{onTake ? (
				<button className="button button-secondary button-small" type="button" onClick={onTake}>
					{t('take_stored')}
				</button>
			) : null}
			<p className="hint">{t('yours_below')}</p>
		</section>
	)
}
