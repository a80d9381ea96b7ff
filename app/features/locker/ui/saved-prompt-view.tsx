import { CopyPlus, History, ListPlus, Pencil, Sparkles, Trash2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Form, href, Link } from 'react-router'
import { savedPromptId } from '~/features/answers/remembered'
import type { Filled } from '~/features/library/blanks'
import { useMarks } from '~/features/library/marks/marks-provider'
import { Desk } from '~/features/library/ui/desk'
import { Glyph } from '~/features/library/ui/glyph'
import { TagList } from '~/features/library/ui/tag-list'
import { useBlanks } from '~/features/library/ui/use-blanks'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { defaultsOf, describedBlanks } from '../blanks/saved-blanks'
import type { LockerCategory, SavedPrompt } from '../locker'
import { searchOf, WHOLE } from '../locker-search'
import { categoryLooks } from './category-look'
import { tellUsed } from './tell-used'

const loadAnswers = () => import('~/features/answers/ui/answer-desk')

/** A saved prompt in full: where it is filed, its text with blanks to fill in, and what can be done with it. */
export function SavedPromptView({
	prompt,
	categories,
	idempotencyKey,
	improvedBy,
	origin,
	reply,
	renderOpenHere,
	renderTool,
}: Pick<ComponentProps<typeof Desk>, 'renderOpenHere'> & {
	prompt: SavedPrompt
	categories: readonly LockerCategory[]
	/** A copy that is asked for twice is made once. */
	idempotencyKey: string
	/** Said where the original of the copy became better since. */
	improvedBy: { notes: readonly string[] } | null
	/** The prompt of the library that it was saved from, where that can be looked at. */
	origin: { title: string; address: string; language: Language } | null
	/** The answer of the chat that it was made of. */
	reply: { title: string; to: string } | null
	/** What other rooms do with it as it is filled in. */
	renderTool: (filled: Filled) => ReactNode
}) {
	const { t, language } = useWords()
	const { id, title, description, content, tags, categoryId, blanks } = prompt
	const body = useMemo(
		() => ({ promptText: content, blanks: describedBlanks(content, blanks), followUp: '' }),
		[content, blanks],
	)
	const defaults = useMemo(() => defaultsOf(blanks), [blanks])
	const values = useBlanks(body.blanks, `locker:${id}`, language, defaults)
	const { userId } = useMarks()
	const [answers, setAnswers] = useState<Awaited<ReturnType<typeof loadAnswers>> | null>(null)
	const hasBlanks = body.blanks.length > 0
	useEffect(() => {
		if (hasBlanks) loadAnswers().then(setAnswers, () => undefined)
	}, [hasBlanks])
	const answering = { owner: userId, promptId: savedPromptId(id), title, blanks: body.blanks, values }
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
					{description ? <p className="muted max-w-[36.25em]">{description}</p> : null}
					{origin ? (
						<SavedFrom
							to={href('/prompt/:id', { id: origin.address })}
							title={origin.title}
							lang={origin.language === language ? undefined : LANGUAGE_TAG[origin.language]}
						/>
					) : null}
					{reply ? <SavedFrom {...reply} /> : null}
					<TagList
						tags={tags}
						addressOf={(tag) => href('/prompt-locker') + searchOf({ ...WHOLE, tags: [tag] })}
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
						<Link
							className="button button-secondary button-small"
							to={href('/prompt-locker/:id/improve', { id })}
						>
							<Sparkles className="icon icon-small" aria-hidden="true" />
							<span>{t('improve_saved')}</span>
						</Link>
						<Form className="contents" method="post" action={href('/prompt-locker/:id/duplicate', { id })}>
							<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
							<button className="button button-secondary button-small" type="submit">
								<CopyPlus className="icon icon-small" aria-hidden="true" />
								<span>{t('duplicate_prompt')}</span>
							</button>
						</Form>
						<Form className="contents" method="post" action={href('/collections/add')}>
							<input type="hidden" name="saved" value={id} />
							<input type="hidden" name="next" value={href('/prompt-locker/:id', { id })} />
							<button className="button button-secondary button-small" type="submit">
								<ListPlus className="icon icon-small" aria-hidden="true" />
								<span>{t('add_to_collection')}</span>
							</button>
						</Form>
						{renderTool(values.told)}
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
				<Desk
					title={title}
					body={body}
					lang={undefined}
					values={values}
					onCopied={() => {
						tellUsed(id)
						answers?.rememberCopied(answering)
					}}
					tools={answers ? <answers.AnswerTools {...answering} /> : null}
					renderOffer={(blank, field) =>
						answers && blank.meaning ? (
							<answers.AnswerOffer owner={userId} blank={blank} field={field} values={values} />
						) : null
					}
					renderOpenHere={renderOpenHere}
					onOpenedIn={() => tellUsed(id)}
				>
					{(sheet) => <div className="prompt-sheet saved-prompt">{sheet}</div>}
				</Desk>
			</div>
		</>
	)
}

/** Leads to what a saved prompt was made of. */
function SavedFrom({ to, title, lang }: { to: string; title: string; lang?: string | undefined }) {
	const { t } = useWords()
	return (
		<p className="hint">
			{t('saved_from')}{' '}
			<Link className="text-link" to={to} lang={lang}>
				{title}
			</Link>
		</p>
	)
}
