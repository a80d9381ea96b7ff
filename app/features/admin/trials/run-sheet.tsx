import { Form, useNavigation } from 'react-router'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { FormProblem } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextField } from '~/ui/form/text-field'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import { LONGEST_CORRECTION, MOST_CORRECTIONS, type ShownRun } from './runs'

/** What comes back of a pick that was refused: of which run, what was typed, and why. */
export interface RunsAnswer extends Partial<Unsent> {
	run?: number | null
	corrections?: string
	error?: MessageId | undefined
	problem?: MessageId
	values?: MessageValues | undefined
}

/** A run as it is read: what made it, how it was judged, what it says; and the way to show it to readers. */
export function RunSheet({
	run,
	content,
	picked,
	answer: given,
	name,
	place,
}: {
	run: ShownRun
	content: Language
	picked: number | null
	answer: RunsAnswer | undefined
	/** What it is called. */
	name: string
	/** Where it stands: the other may be of the same model and version. */
	place: string
}) {
	const { t, number, day } = useWords()
	const { side, when, tokens, seconds, verdicts, html, answers, corrections, isPicked } = run
	const cost = { seconds: number(seconds ?? 0) }
	return (
		<section className="run-sheet" aria-label={`${place}: ${name}`}>
			<div>
				<h2>{name}</h2>
				<p className="meta mono">
					{side === 'file' ? day(when) : when}
					{seconds === null
						? null
						: `, ${
								tokens
									? t('runs_cost_tokens', {
											...cost,
											read: number(tokens.read),
											written: number(tokens.written),
										})
									: t('runs_cost', cost)
							}`}
				</p>
				{isPicked ? <p className="meta">{t('runs_picked')}</p> : null}
			</div>
			{verdicts.length > 0 ? (
				<div>
					<h3>{t('runs_criteria')}</h3>
					<ol className="run-verdicts">
						{verdicts.map(({ criterion, isMet, why }) => (
							<li key={criterion} data-met={isMet === null ? 'unknown' : isMet ? 'yes' : 'no'}>
								<b>{t(isMet === null ? 'runs_not_judged' : isMet ? 'runs_met_one' : 'runs_missed_one')}</b>{' '}
								<span lang={LANGUAGE_TAG[content]}>{criterion}</span>
								{why ? <span className="meta block">{why}</span> : null}
							</li>
						))}
					</ol>
				</div>
			) : null}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own renderer, which escapes what the answer holds. */}
			<div className="sample-text" lang={LANGUAGE_TAG[content]} dangerouslySetInnerHTML={{ __html: html }} />
			<details>
				<summary>{t('runs_answers')}</summary>
				<dl className="run-answers" lang={LANGUAGE_TAG[content]}>
					{answers.map(({ name: blank, answer }) => (
						<div key={blank}>
							<dt className="meta">{blank}</dt>
							<dd>{answer}</dd>
						</div>
					))}
				</dl>
			</details>
			{typeof side === 'number' ? (
				<PickForm run={side} corrections={corrections} content={content} picked={picked} answer={given} />
			) : (
				<>
					<div>
						<h3>{t('runs_corrections')}</h3>
						<ul className="run-notes" lang={LANGUAGE_TAG[content]}>
							{corrections.map((line) => (
								<li key={line}>{line}</li>
							))}
						</ul>
					</div>
					{picked === null ? null : <UnpickForm content={content} picked={picked} answer={given} />}
				</>
			)}
		</section>
	)
}

function PickForm({
	run,
	corrections,
	content,
	picked,
	answer: given,
}: {
	run: number
	corrections: readonly string[]
	content: Language
	picked: number | null
	answer: RunsAnswer | undefined
}) {
	const { t } = useWords()
	const own = useAnswer(given?.run === run || given?.isUnsent ? given : undefined)
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<Form method="post" className="form" noValidate preventScrollReset>
			{own?.problem ? <FormProblem problem={own.problem} values={own.values} answer={own} /> : null}
			<input type="hidden" name="intent" value="pick" />
			<input type="hidden" name="run" value={run} />
			<input type="hidden" name="text" value={content} />
			<input type="hidden" name="seen" value={picked ?? ''} />
			<TextField
				name="corrections"
				label={t('runs_corrections')}
				rows={4}
				lang={LANGUAGE_TAG[content]}
				defaultValue={own?.corrections ?? corrections.join('\n')}
				hint={t('runs_corrections_hint', { most: MOST_CORRECTIONS })}
				error={own?.error}
				values={{ most: LONGEST_CORRECTION }}
				required
			/>
			<div className="acts-r">
				<SubmitButton isBusy={isBusy} label={t('runs_pick')} busyLabel={t('saving')} />
			</div>
		</Form>
	)
}

function UnpickForm({
	content,
	picked,
	answer,
}: {
	content: Language
	picked: number
	answer: RunsAnswer | undefined
}) {
	const { t } = useWords()
	const problem = answer?.run === null ? answer.problem : undefined
	return (
		<Form method="post" preventScrollReset>
			{problem ? <FormProblem problem={problem} values={answer?.values} answer={answer} /> : null}
			<input type="hidden" name="intent" value="unpick" />
			<input type="hidden" name="text" value={content} />
			<input type="hidden" name="seen" value={picked} />
			<button className="button button-secondary" type="submit">
				{t('runs_unpick')}
			</button>
		</Form>
	)
}
