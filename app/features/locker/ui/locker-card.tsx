import { CopyPlus, Pencil, Pin, Trash2 } from 'lucide-react'
import { type FormEvent, type MouseEvent, memo } from 'react'
import { href, Link } from 'react-router'
import { categories } from '~/features/library/category'
import { BlankText } from '~/features/library/ui/blank-text'
import { Glyph } from '~/features/library/ui/glyph'
import { TagList } from '~/features/library/ui/tag-list'
import { useWords } from '~/i18n/words'
import { CopyIcon } from '~/ui/copy-icon'
import { opensElsewhere } from '~/ui/opens-elsewhere'
import type { LockerCategory, SavedCard } from '../locker'
import type { LockerQuery } from '../locker-search'
import { chosenAs, SELECTION_FORM } from '../selection/selection'
import { fetchSavedPrompt } from './call-locker'
import type { CategoryLook } from './category-look'
import { tagAddress } from './chosen-tags'
import { tellUsed } from './tell-used'

const NOTHING_FILLED = {}

export interface CardHandlers {
	onPin: (card: SavedCard) => void
	onDuplicate: (card: SavedCard) => void
	onEdit: (card: SavedCard) => void
	onRemove: (card: SavedCard) => void
}

/** A saved prompt as a card: the card leads to the prompt, its buttons work in place; without scripts by forms. */
export const LockerCard = memo(function LockerCard({
	card,
	category,
	look,
	asked,
	list,
	onPin,
	onDuplicate,
	onEdit,
	onRemove,
}: CardHandlers & {
	card: SavedCard
	category: LockerCategory | undefined
	look: CategoryLook | undefined
	/** What the list it stands in shows. */
	asked: LockerQuery
	/** The search of its address: without scripts what is done leads back there. */
	list: string
}) {
	const { t } = useWords()
	const { id, title, summary, excerpt, tags, isPinned } = card
	const inPlace = (act: (card: SavedCard) => void) => (event: FormEvent | MouseEvent) => {
		if ('metaKey' in event && opensElsewhere(event)) return
		event.preventDefault()
		act(card)
	}
	return (
		<article
			className="card locker-card"
			data-cat={look?.color}
			data-first={!look || look.color === categories.at(0)?.id ? '' : undefined}
			data-last={look?.color === categories.at(-1)?.id ? '' : undefined}
			data-prompt={id}
		>
			<p className={look ? 'tab' : 'tab none'}>
				{look?.hasGlyph ? <Glyph category={look.color} /> : null}
				<span>{category?.name ?? t('uncategorized')}</span>
			</p>
			<div className="locker-sheet">
				<h3>
					<Link to={href('/prompt-locker/:id', { id })}>{title}</Link>
				</h3>
				{asked.selects ? (
					<label className="choose">
						<span className="visually-hidden">{t('choose_named', { title })}</span>
						<input type="checkbox" name="chosen" value={chosenAs(card)} form={SELECTION_FORM} />
					</label>
				) : null}
				<form
					className="pin"
					method="post"
					action={href('/prompt-locker/:id/pin', { id }) + list}
					onSubmit={inPlace(onPin)}
				>
					<input type="hidden" name="pinned" value={isPinned ? 'off' : 'on'} />
					<button
						className="icon-button"
						type="submit"
						aria-pressed={isPinned}
						aria-label={t('pin_named', { title })}
					>
						<Pin className="icon" aria-hidden="true" />
					</button>
				</form>
				{summary ? <p className="description">{summary}</p> : null}
				<p className="ruled">
					<BlankText text={excerpt} filled={NOTHING_FILLED} />
				</p>
				<div className="locker-foot">
					<TagList tags={tags} chosen={asked.tags} addressOf={(tag) => tagAddress(asked, tag)} />
					<div className="actions">
						<CopyIcon
							text={id}
							write={copySaved}
							label={t('copy_named', { title })}
							failure="copy_failed_on_card"
						/>
						<form
							method="post"
							action={href('/prompt-locker/:id/duplicate', { id }) + list}
							onSubmit={inPlace(onDuplicate)}
						>
							<button className="icon-button" type="submit" aria-label={t('duplicate_named', { title })}>
								<CopyPlus className="icon" aria-hidden="true" />
							</button>
						</form>
						<Link
							className="icon-button"
							to={href('/prompt-locker/:id/edit', { id })}
							aria-label={t('edit_saved_named', { title })}
							onClick={inPlace(onEdit)}
						>
							<Pencil className="icon" aria-hidden="true" />
						</Link>
						<Link
							className="icon-button"
							to={href('/prompt-locker/:id/remove', { id }) + list}
							aria-label={t('remove_named', { title })}
							onClick={inPlace(onRemove)}
						>
							<Trash2 className="icon" aria-hidden="true" />
						</Link>
					</div>
				</div>
			</div>
		</article>
	)
})

/**
 * Copies the text of a saved prompt, of which a card has the beginning alone. Call it in the click itself: what begins
 * there may end later, also in Safari. Rejects where the text does not come, and where the browser refuses or has no clipboard.
 */
async function copySaved(id: string): Promise<void> {
	if (!('clipboard' in navigator)) throw new Error('This browser has no clipboard.')
	const blob = fetchSavedPrompt(id).then(({ content }) => new Blob([content], { type: 'text/plain' }))
	await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
	tellUsed(id)
}
