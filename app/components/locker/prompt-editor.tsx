import { Link } from 'react-router'
import { FormProblem } from '~/components/ui/form-problem'
import type { LockerCategory } from '~/domain/locker'
import { useWords } from '~/i18n/words'
import { ConflictNote } from './conflict-note'
import { opensElsewhere } from './opens-elsewhere'
import { PromptFields } from './prompt-fields'
import { type PromptFormWishes, usePromptForm } from './use-prompt-form'

/**
 * The form of a saved prompt, new or edited (spec 2): fields, category and tags in place, and both texts where somebody
 * changed it meanwhile. Without scripts it is a plain form to its page's address.
 */
export function PromptEditor({
	categories,
	cancelTo,
	...wishes
}: PromptFormWishes & { categories: readonly LockerCategory[]; cancelTo: string }) {
	const { t } = useWords()
	const { form, start, editedAt, errors, problem, isBusy, ...does } = usePromptForm(wishes)
	const saveLabel = wishes.prompt ? t('save_prompt_changes') : t('save_to_locker')
	return (
		<form
			ref={form}
			method="post"
			className="form"
			noValidate
			onSubmit={(event) => void does.save(event)}
			onInput={does.keepTyped}
		>
			{start.isKept ? (
				<div className="note note-kept" role="status">
					<p>
						{t('draft_brought_back')}{' '}
						<button type="button" onClick={does.discard}>
							{t('discard_draft')}
						</button>
					</p>
				</div>
			) : null}
			{problem?.stored ? (
				<ConflictNote stored={problem.stored} categories={categories} onTake={does.take} />
			) : problem ? (
				<FormProblem problem={problem.said} answer={problem}>
					{t('your_text_is_here')}
				</FormProblem>
			) : null}
			<PromptFields
				key={start.version}
				draft={start.draft}
				errors={errors}
				categories={categories}
				onChange={does.keepTyped}
				onCreateCategory={does.addCategory}
			/>
			<input type="hidden" name="editedAt" value={editedAt} />
			<div className="acts-r">
				<button className="button button-primary" type="submit" aria-busy={isBusy || undefined}>
					{isBusy ? t('saving_prompt') : problem?.stored ? t('keep_mine') : saveLabel}
				</button>
				<Link
					className="button button-quiet"
					to={cancelTo}
					onClick={(event) => {
						if (opensElsewhere(event)) return
						event.preventDefault()
						does.giveUp()
					}}
				>
					{t('cancel_edit')}
				</Link>
			</div>
		</form>
	)
}
