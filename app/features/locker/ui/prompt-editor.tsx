import { href, Link } from 'react-router'
import { GoneNote, KeptNote, OtherDrafts } from '~/features/authoring/ui/draft-notes'
import { useWords } from '~/i18n/words'
import { FormProblem } from '~/ui/form/form-problem'
import { InPlaceLink } from '~/ui/in-place-link'
import { LOCKER_FITS, type LockerCategory } from '../locker'
import { ConflictNote } from '../merging/conflict-note'
import { PromptFields } from './prompt-fields'
import { type PromptFormWishes, usePromptForm } from './use-prompt-form'

/**
 * The form of a saved prompt, new or edited: fields, category and tags in place, and both texts where somebody
 * changed it meanwhile. Without scripts it is a plain form to its page's address.
 */
export function PromptEditor({
	categories,
	cancelTo,
	...wishes
}: PromptFormWishes & { categories: readonly LockerCategory[]; cancelTo: string }) {
	const { t } = useWords()
	const { form, start, stored, problem, errors, isBusy, isGone, isNew, ...rest } = usePromptForm(wishes)
	const isEdit = stored !== null && wishes.prompt === null
	const label = isGone
		? t('save_as_new')
		: stored
			? t('keep_mine')
			: isNew
				? t('save_to_locker')
				: t('save_prompt_changes')
	const isUntouched = !start.isKept && problem === null && !wishes.answer
	if (isGone && isUntouched && wishes.prompt === null) return <NothingLeft />
	const elsewhere = isGone
		? href('/prompt-locker/new')
		: isEdit
			? href('/prompt-locker/:id/edit', { id: stored.id })
			: undefined
	return (
		<form
			ref={form}
			method="post"
			action={elsewhere}
			className="form"
			noValidate
			onSubmit={(event) => {
				const { nativeEvent } = event
				const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
				if (button?.getAttribute('name') === 'intent') {
					event.preventDefault()
					void rest.putTogether()
				} else void rest.save(event, button?.hasAttribute('formaction') ?? false)
			}}
			onInput={rest.keepTyped}
		>
			{isGone ? (
				<GoneNote text={() => String(new FormData(form.current ?? undefined).get('content') ?? '')} />
			) : null}
			{start.isKept && !isGone && !stored ? <KeptNote onDiscard={rest.startOver} /> : null}
			<OtherDrafts
				others={rest.others.map(({ place, values }) => ({ ...values, place }))}
				onTake={rest.takeOther}
			/>
			{stored ? (
				<ConflictNote
					stored={stored}
					categories={categories}
					merge={rest.merge}
					onTakeMerged={rest.takeMerged}
					onTake={rest.startOver}
				/>
			) : problem === 'merge_taken' ? (
				<div className="note note-done" role="status" data-message="merge_taken">
					<p>{t('merge_taken')}</p>
				</div>
			) : problem && !(isGone && (problem === 'prompt_not_found' || problem === 'prompt_gone')) ? (
				<FormProblem problem={problem} values={LOCKER_FITS} answer={problem} hasToast>
					{t('your_text_is_here')}
				</FormProblem>
			) : null}
			<PromptFields
				key={start.version}
				draft={start.values}
				errors={errors}
				categories={categories}
				onChange={rest.keepTyped}
				onCreateCategory={rest.addCategory}
			/>
			{/* Whose draft on this device it is. */}
			<input type="hidden" name="draftOf" value={wishes.userId} />
			<input type="hidden" name="editedAt" value={stored?.updatedAt ?? rest.base} />
			{stored ? <input type="hidden" name="madeOf" value={rest.base} /> : null}
			<input type="hidden" name="idempotencyKey" value={rest.idempotencyKey} />
			<div className="acts-r">
				<button className="button button-primary" type="submit" aria-busy={isBusy || undefined}>
					{isBusy ? t('saving_prompt') : label}
				</button>
				{stored ? (
					<button
						className="button button-secondary"
						type="submit"
						formAction={href('/prompt-locker/new')}
						name="idempotencyKey"
						value={`${rest.idempotencyKey}-new`}
					>
						{t('save_mine_as_new')}
					</button>
				) : null}
				<InPlaceLink className="button button-quiet" to={cancelTo} onPress={() => rest.giveUp()}>
					{isGone ? t('discard_my_text') : t('cancel_edit')}
				</InPlaceLink>
			</div>
		</form>
	)
}

/** A prompt that is gone, and of which this device keeps nothing. */
function NothingLeft() {
	const { t } = useWords()
	return (
		<div data-message="prompt_gone_text">
			<p className="pb-6">{t('prompt_gone_text')}</p>
			<Link className="button button-primary" to={href('/prompt-locker')}>
				{t('back_to_locker')}
			</Link>
		</div>
	)
}
