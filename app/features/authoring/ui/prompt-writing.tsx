import { useEffect, useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { useWords } from '~/i18n/words'
import { GoneNote, KeptNote, OtherDrafts } from './draft-notes'
import { PromptConflict } from './prompt-conflict'
import { PromptForm } from './prompt-form'
import { type PromptWritingState, usePromptDraft } from './use-prompt-draft'

/**
 * The form of a created prompt, new or edited, with its draft: what was left unsaved, and both texts where somebody
 * changed it meanwhile. Without scripts it is a plain form to its page's address.
 */
export function PromptWriting({
	submitLabel,
	cancelTo,
	mostDrafts,
	hasNote,
	...wishes
}: PromptWritingState & {
	submitLabel: string
	cancelTo: string
	mostDrafts: number | null
	hasNote: boolean
}) {
	const { t } = useWords()
	const navigate = useNavigate()
	const { userId, isAdmin, about, answer } = wishes
	const { form, start, stored, others, elsewhere, isNew, ...draft } = usePromptDraft(wishes)
	const [taken, setTaken] = useState(0)
	const isEnded = answer?.problem === 'prompt_gone'
	const isGone =
		isEnded || (about !== '' && (wishes.stored === null || answer?.problem === 'prompt_not_found'))
	const isPublished = about === '' && !isNew
	const shown =
		isEnded || answer?.problem === 'prompt_not_found' || (answer?.stored && !stored) ? undefined : answer

	// What was published before the answer was lost, and changed since, is an edit from here on.
	useEffect(() => {
		if (isPublished && stored) void navigate(href('/prompt/:id/edit', { id: stored.id }), { replace: true })
	}, [isPublished, stored, navigate])

	// What had the focus is gone with the text that was not taken.
	useEffect(() => {
		if (taken > 0) form.current?.querySelector<HTMLElement>('[name=title]')?.focus()
	}, [taken, form])

	if (isGone && !start.isKept && !answer && others.length === 0) return <NothingLeft />
	return (
		<PromptForm
			key={start.version}
			ref={form}
			draft={start.values}
			answer={shown}
			isAdmin={isAdmin}
			mostDrafts={mostDrafts}
			hasNote={hasNote && !isGone}
			submitLabel={isGone ? t('save_as_new') : submitLabel}
			cancelTo={cancelTo}
			{...(isGone ? { action: href('/create-prompt'), cancelLabel: t('discard_my_text') } : {})}
			onInput={draft.keepTyped}
			onSubmit={(button) => draft.send(isGone, button)}
			onCancel={draft.giveUp}
		>
			{isGone ? (
				<GoneNote text={() => String(new FormData(form.current ?? undefined).get('promptText') ?? '')} />
			) : start.isKept ? (
				<KeptNote onDiscard={draft.startOver} />
			) : null}
			<OtherDrafts
				others={[...others, ...elsewhere].map(({ place, values }) => ({
					place,
					title: values.title,
					content: values.promptText,
				}))}
				onTake={(place) => {
					const edit = elsewhere.find((kept) => kept.place === place)
					if (edit) void navigate(href('/prompt/:id/edit', { id: edit.about }))
					else draft.takeOther(place)
				}}
			/>
			{/* Whose draft on this device it is. */}
			<input type="hidden" name="draftOf" value={userId} />
			<input type="hidden" name="idempotencyKey" value={draft.idempotencyKey} />
			{/* What the form was made of, or last shown beside: nothing newer is written over unseen. */}
			<input type="hidden" name="editedAt" value={stored?.updatedAt ?? draft.base} />
			{stored && !isGone ? (
				<PromptConflict
					id={stored.id}
					mine={answer?.draft ?? start.values}
					stored={stored.draft}
					isDraft={stored.isDraft === true}
					intent={answer?.intent ?? 'publish'}
					isAdmin={isAdmin}
					onTake={() => {
						draft.startOver()
						setTaken((times) => times + 1)
					}}
				/>
			) : null}
		</PromptForm>
	)
}

/** A prompt that is gone, and of which this device keeps nothing. */
function NothingLeft() {
	const { t } = useWords()
	return (
		<div data-message="prompt_gone_text">
			<p className="pb-6">{t('prompt_gone_text')}</p>
			<Link className="button button-primary" to={`${href('/profile')}?tab=prompts`}>
				{t('tab_my_prompts')}
			</Link>
		</div>
	)
}
