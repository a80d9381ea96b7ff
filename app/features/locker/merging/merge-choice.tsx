import '../words/load'
import './words/load'
import './merge-choice.css'
import { useEffect, useRef, useState } from 'react'
import type { MessageId } from '~/i18n/words'
import { useWords } from '~/i18n/words'
import type { LockerDraft } from '../locker'
import {
	CHOICES,
	type Choice,
	conflictsOf,
	MERGED_FIELDS,
	type MergedField,
	type MergedPrompt,
	mergedDraft,
} from './merged-prompt'

const FIELD_WORDS: Readonly<Record<MergedField, MessageId>> = {
	title: 'saved_title',
	description: 'saved_description',
	content: 'tab_prompt',
}
const CHOICE_WORDS: Readonly<Record<Choice, MessageId>> = {
	both: 'merge_keep_both',
	mine: 'merge_keep_mine',
	theirs: 'merge_keep_stored',
}

/** Both texts as one: what only one side changed is in it, and of each paragraph that both changed one chooses. */
export function MergeChoice({
	merged,
	onTake,
}: {
	merged: MergedPrompt
	onTake: (draft: LockerDraft) => void
}) {
	const { t } = useWords()
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [])
	const conflicts = MERGED_FIELDS.flatMap((field) =>
		conflictsOf(merged.pieces[field]).map((conflict, at) => ({
			...conflict,
			field,
			at,
			key: `${field}-${at}`,
		})),
	)
	const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map())
	const choiceOf = (key: string, field: MergedField) =>
		chosen.get(key) ?? (field === 'title' ? 'mine' : 'both')
	const draft = mergedDraft(
		merged,
		Object.fromEntries(
			MERGED_FIELDS.map((field) => [
				field,
				conflicts.filter((one) => one.field === field).map((one) => choiceOf(one.key, field)),
			]),
		),
	)
	return (
		// Choosing here types nothing into the form around it.
		<section
			className="merge-choice"
			aria-labelledby="merge-title"
			onInput={(event) => event.stopPropagation()}
		>
			<h3 id="merge-title" ref={heading} tabIndex={-1}>
				{t('merge_title')}
			</h3>
			<p className="hint">{t('merge_text', { count: conflicts.length })}</p>
			{conflicts.map(({ key, field, mine, theirs }, nth) => (
				<fieldset key={key} className="merge-place">
					<legend>{t('merge_place', { place: nth + 1, field: t(FIELD_WORDS[field]) })}</legend>
					<Side name={t('merge_mine')} text={mine} />
					<Side name={t('stored_meanwhile')} text={theirs} />
					<div className="row">
						{CHOICES.filter((choice) => field !== 'title' || choice !== 'both').map((choice) => (
							<label className="check" key={choice}>
								<input
									type="radio"
									name={`merge-${key}`}
									checked={choiceOf(key, field) === choice}
									onChange={() => setChosen(new Map(chosen).set(key, choice))}
								/>
								{t(CHOICE_WORDS[choice])}
							</label>
						))}
					</div>
				</fieldset>
			))}
			<label className="field">
				<b>{t('merge_result')}</b>
				<textarea className="input mono" rows={6} readOnly value={draft.content} />
			</label>
			<button className="button button-primary button-small" type="button" onClick={() => onTake(draft)}>
				{t('merge_take')}
			</button>
		</section>
	)
}

function Side({ name, text }: { name: string; text: string }) {
	const { t } = useWords()
	return (
		<p>
			<b>{name}</b> <span className="merge-side">{text.trim() || t('original_nothing')}</span>
		</p>
	)
}
