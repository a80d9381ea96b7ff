import { Merge } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { href } from 'react-router'
import { TagList } from '~/features/library/ui/tag-list'
import { useWords } from '~/i18n/words'
import { InPlaceLink } from '~/ui/in-place-link'
import type { LockerCategory, LockerDraft, SavedPrompt } from '../locker'
import type { MergeAnswer } from './merged-prompt'

const MergeChoice = lazy(() => import('./merge-choice').then((loaded) => ({ default: loaded.MergeChoice })))

/** What somebody, or another tab, has stored meanwhile, beside what is in the form: the person keeps one (docs/product.md#locker). */
export function ConflictNote({
	stored,
	categories,
	merge,
	onTakeMerged,
	onTake,
}: {
	stored: SavedPrompt
	categories: readonly LockerCategory[]
	/** Both as one, where that was asked for. */
	merge: MergeAnswer | null
	onTakeMerged: (draft: LockerDraft) => void
	onTake: () => void
}) {
	const { t } = useWords()
	const note = useRef<HTMLElement>(null)
	useEffect(() => note.current?.focus(), [])
	const { id, title, description, content, tags, categoryId } = stored
	const category = categories.find((one) => one.id === categoryId)?.name ?? t('uncategorized')
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
			<div className="row">
				<button
					className="button button-primary button-small"
					type="submit"
					name="intent"
					value="merge"
					formAction={href('/prompt-locker/:id/edit', { id })}
				>
					<Merge className="icon icon-small" aria-hidden="true" />
					{t('merge_both')}
				</button>
				<InPlaceLink
					className="button button-secondary button-small"
					to={href('/prompt-locker/:id/edit', { id })}
					onPress={onTake}
				>
					{t('take_stored')}
				</InPlaceLink>
			</div>
			{merge ? (
				<Suspense fallback={null}>
					<MergeChoice key={merge.stored.updatedAt} merged={merge.merged} onTake={onTakeMerged} />
				</Suspense>
			) : (
				<p className="hint">{t('yours_below')}</p>
			)}
		</section>
	)
}
