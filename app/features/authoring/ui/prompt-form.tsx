import { type ReactNode, type Ref, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { blanksOf } from '~/features/library/blanks'
import { categories } from '~/features/library/category'
import { BlankText } from '~/features/library/ui/blank-text'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem } from '~/ui/form/form-problem'
import { SelectField } from '~/ui/form/select-field'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextField } from '~/ui/form/text-field'
import { opensElsewhere } from '~/ui/opens-elsewhere'
import { useHydrated } from '~/ui/use-hydrated'
import { LONGEST_PROMPT, LONGEST_TAG, MOST_TAGS, type PromptDraft, type PromptIntent } from '../prompt-form'
import type { StoredPrompt } from './prompt-conflict'

/** What comes back of a prompt that was refused: what was typed, and what is wrong with it. */
export interface PromptAnswer {
	draft: PromptDraft
	errors?: { [Name in keyof PromptDraft]?: MessageId }
	problem?: MessageId
	values?: MessageValues | undefined
	/** The newer one that this one would have written over. */
	stored?: StoredPrompt
	intent: PromptIntent
	/** Under which it was sent: a further try is the same. */
	idempotencyKey: string
	/** When what it was made of was stored. */
	editedAt: string
	/** Whose draft it is: perhaps no longer who is logged in. */
	draftOf: string
}

const NOTHING_FILLED = {}

/** The form of a created prompt, for a new one and for editing. */
export function PromptForm({
	ref,
	draft,
	answer,
	isAdmin,
	mostDrafts,
	hasNote,
	submitLabel,
	cancelTo,
	cancelLabel,
	action,
	onInput,
	onSubmit,
	onCancel,
	children,
}: {
	ref?: Ref<HTMLFormElement>
	draft: PromptDraft
	answer: PromptAnswer | undefined
	isAdmin: boolean
	/** How many drafts a person keeps; null where it can't be kept as one. */
	mostDrafts: number | null
	/** Whether it makes another version of something published. */
	hasNote: boolean
	submitLabel: string
	cancelTo: string
	cancelLabel?: string
	/** Where it is sent, if not to its page's address. */
	action?: string
	onInput: () => void
	/** With the button that was pressed, if one was. */
	onSubmit: (button: HTMLElement | null) => void
	onCancel: () => void
	/** Further fields and what stands above the form. */
	children?: ReactNode
}) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	const [promptText, setPromptText] = useState(draft.promptText)
	// What comes back without scripts is said once: it may be long.
	const shown = useHydrated() || !answer ? promptText : ''
	const errors = answer?.errors
	const problem =
		answer?.problem ?? (errors && missesSomething(errors) ? 'required_fields_missing' : undefined)
	const optional = <span className="optional">({t('optional')})</span>
	return (
		<Form
			ref={ref}
			method="post"
			{...(action ? { action } : {})}
			className="form box"
			noValidate
			onInput={(event) => {
				const form = event.currentTarget
				setPromptText(String(new FormData(form).get('promptText') ?? ''))
				onInput()
			}}
			onSubmit={(event) => {
				if (isBusy) event.preventDefault()
				else onSubmit(submitterOf(event.nativeEvent))
			}}
		>
			{problem ? (
				<FormProblem problem={problem} values={answer?.values} answer={answer}>
					{problem === 'load_error_text' ? t('your_text_is_here') : null}
				</FormProblem>
			) : null}
			{children}
			<Field
				name="title"
				label={t('field_title')}
				defaultValue={draft.title}
				error={errors?.title}
				values={{ most: LONGEST_PROMPT.title }}
				required
			/>
			<TextField
				name="tagline"
				label={
					<>
						{t('field_tagline')} {optional}
					</>
				}
				rows={1}
				defaultValue={draft.tagline}
				error={errors?.tagline}
				values={{ most: LONGEST_PROMPT.tagline }}
			/>
			<div className="f2">
				<SelectField
					name="category"
					label={t('category')}
					defaultValue={draft.category}
					error={errors?.category}
					required
				>
					<option value="">{t('choose')}</option>
					<CategoryOptions />
				</SelectField>
				<Field
					name="tags"
					label={t('tags')}
					defaultValue={draft.tags}
					hint={t('tags_hint')}
					error={errors?.tags}
					values={{ most: LONGEST_TAG, tags: MOST_TAGS }}
				/>
			</div>
			<TextField
				name="description"
				label={t('field_description')}
				rows={2}
				defaultValue={draft.description}
				hint={t('description_hint')}
				error={errors?.description}
				values={{ most: LONGEST_PROMPT.description }}
				required
			/>
			<TextField
				name="promptText"
				label={t('tab_prompt')}
				rows={8}
				isPromptText
				defaultValue={draft.promptText}
				hint={<BlanksFound text={shown} />}
				error={errors?.promptText}
				values={{ most: LONGEST_PROMPT.promptText }}
				required
			/>
			{shown.trim() ? (
				<section className="prompt-preview" aria-labelledby="preview-title">
					<h2 id="preview-title">{t('preview')}</h2>
					<p className="ruled">
						<BlankText text={shown} filled={NOTHING_FILLED} />
					</p>
				</section>
			) : null}
			<TextField
				name="instructions"
				label={
					<>
						{t('tab_instructions')} {optional}
					</>
				}
				rows={3}
				defaultValue={draft.instructions}
				error={errors?.instructions}
				values={{ most: LONGEST_PROMPT.instructions }}
			/>
			<TextField
				name="credits"
				label={
					<>
						{t('credits')} {optional}
					</>
				}
				rows={1}
				defaultValue={draft.credits}
				error={errors?.credits}
				values={{ most: LONGEST_PROMPT.credits }}
			/>
			<SelectField
				name="language"
				label={t('written_in')}
				defaultValue={draft.language}
				error={errors?.language}
			>
				{LANGUAGES.map((one) => (
					<option key={one} value={one} lang={LANGUAGE_TAG[one]}>
						{LANGUAGE_NAME[one]}
					</option>
				))}
			</SelectField>
			{isAdmin ? (
				<label className="check">
					<input type="checkbox" name="isPremium" defaultChecked={draft.isPremium === 'on'} />
					<b>{t('premium_prompt')}</b>
					<span className="hint">{t('premium_prompt_hint')}</span>
				</label>
			) : null}
			{hasNote ? (
				<TextField
					name="note"
					label={
						<>
							{t('version_note')} {optional}
						</>
					}
					rows={1}
					defaultValue={draft.note}
					hint={t('version_note_hint')}
					error={errors?.note}
					values={{ most: LONGEST_PROMPT.note }}
				/>
			) : null}
			<div className="acts-r">
				<SubmitButton isBusy={isBusy} label={submitLabel} busyLabel={t('saving')} />
				{mostDrafts === null ? null : (
					<button
						className="button button-secondary"
						type="submit"
						name="intent"
						value="draft"
						aria-describedby="draft-hint"
					>
						{t('save_draft')}
					</button>
				)}
				<Link
					className="button button-quiet"
					to={cancelTo}
					onClick={(event) => {
						if (!opensElsewhere(event)) onCancel()
					}}
				>
					{cancelLabel ?? t('cancel')}
				</Link>
			</div>
			{mostDrafts === null ? null : (
				<p className="hint" id="draft-hint">
					{t('draft_hint', { most: mostDrafts })}
				</p>
			)}
		</Form>
	)
}

function submitterOf(event: Event): HTMLElement | null {
	return event instanceof SubmitEvent ? event.submitter : null
}

function CategoryOptions() {
	const { language } = useWords()
	return categories.map((category) => (
		<option key={category.id} value={category.id}>
			{category[language].title}
		</option>
	))
}

function BlanksFound({ text }: { text: string }) {
	const { t } = useWords()
	const names = blanksOf(text).map(({ name }) => name)
	return (
		<span role="status">
			{names.length > 0
				? t('blanks_found', { count: names.length, names: names.join(', ') })
				: t('blanks_hint')}
		</span>
	)
}

function missesSomething(errors: NonNullable<PromptAnswer['errors']>): boolean {
	return Object.values(errors).includes('required_fields_missing')
}
