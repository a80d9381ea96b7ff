import { CopyPlus, History, Pencil, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { Form, href, Link } from 'react-router'
import { blanksOf } from '~/features/library/blanks'
import { Desk } from '~/features/library/ui/desk'
import { Glyph } from '~/features/library/ui/glyph'
import { TagList } from '~/features/library/ui/tag-list'
import { useBlanks } from '~/features/library/ui/use-blanks'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import type { LockerCategory, SavedPrompt } from '../locker'
import { searchOf } from '../locker-search'
import { categoryLooks } from './category-look'

/** A saved prompt in full: where it is filed, its text with blanks to fill in, and what can be done with it. */
export function SavedPromptView({
	prompt,
	categories,
	idempotencyKey,
	improvedBy,
}: {
	prompt: SavedPrompt
	categories: readonly LockerCategory[]
	/** A copy that is asked for twice is made once. */
	idempotencyKey: string
	/** Said where the original of the copy became better since. */
	improvedBy: { notes: readonly string[] } | null
}) {
	const { t, language } = useWords()
	const { id, title, description, content, tags, categoryId } = prompt
	const body = useMemo(() => ({ promptText: content, blanks: blanksOf(content), followUp: '' }), [content])
	const values = useBlanks(body.blanks, `locker:${id}`, language)
	const category = categories.find((one) => one.id === categoryId)
	const look = categoryLooks(categories).get(categoryId ?? '')
	return (
		<>
			<div className="wrap" data-cat={look?.color}>
				<Breadcrumb crumbs={[{ label: t('nav_locker'), to: href('/prompt-locker') }, { label: title }]} />
				<div className="prompt-words pb-6">
					<p className="row">
						<span className={look ? 'badge badge-category' : 'badge badge-plain'}>
							{look?.hasGlyph ? <Glyph category={look.color} /> : null}
							{category?.name ?? t('uncategorized')}
						</span>
					</p>
					<h1>{title}</h1>
					{improvedBy ? (
						<p className="note note-kept" data-message="original_improved">
							<span>
								<b>{t('original_improved')}</b> {improvedBy.notes.at(0)}{' '}
								<Link to={href('/prompt-locker/:id/original', { id })}>{t('original_see')}</Link>
							</span>
						</p>
					) : null}
					{description ? <p className="muted max-w-[54ch]">{description}</p> : null}
					<TagList
						tags={tags}
						addressOf={(query) => href('/prompt-locker') + searchOf({ query, category: 'all' })}
					/>
					{/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, some of these are links */}
					<div className="prompt-tools" role="group" aria-label={t('prompt_actions')}>
						<Link
							className="button button-secondary button-small"
							to={href('/prompt-locker/:id/edit', { id })}
						>
							<Pencil className="icon icon-small" aria-hidden="true" />
							<span>{t('edit_saved_prompt')}</span>
						</Link>
						<Form className="contents" method="post" action={href('/prompt-locker/:id/duplicate', { id })}>
							<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
							<button className="button button-secondary button-small" type="submit">
								<CopyPlus className="icon icon-small" aria-hidden="true" />
								<span>{t('duplicate_prompt')}</span>
							</button>
						</Form>
						<Link
							className="button button-secondary button-small"
							to={href('/prompt-locker/:id/versions', { id })}
						>
							<History className="icon icon-small" aria-hidden="true" />
							<span>{t('saved_versions')}</span>
						</Link>
						<Link
							className="button button-secondary button-small"
							to={href('/prompt-locker/:id/remove', { id })}
						>
							<Trash2 className="icon icon-small" aria-hidden="true" />
							<span>{t('remove_prompt')}</span>
						</Link>
					</div>
				</div>
			</div>
			<div className="wrap desk-wrap pb-24">
				<Desk title={title} body={body} lang={undefined} values={values}>
					{(sheet) => <div className="prompt-sheet saved-prompt">{sheet}</div>}
				</Desk>
			</div>
		</>
	)
}
