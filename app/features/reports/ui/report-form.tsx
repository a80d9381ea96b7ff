import { Form, Link, useNavigation } from 'react-router'
import { useMarks } from '~/features/library/marks/marks-provider'
import { type MessageId, useWords } from '~/i18n/words'
import { FieldError } from '~/ui/form/field'
import { FormPage } from '~/ui/form/form-page'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextField } from '~/ui/form/text-field'
import { useTypedTexts } from '~/ui/form/typed-texts'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import { NOTE_AT_MOST, REASON_WORDS, REPORT_REASONS, type ReportDraft } from '../report'

/** What comes back of a report that was refused: what was chosen and typed, and what is wrong with it. */
export interface ReportAnswer extends Partial<Unsent> {
	draft?: ReportDraft
	errors?: { [Name in keyof ReportDraft]?: MessageId }
}

/** By which name the tab keeps what is typed about what stands on a page. */
export const typedReport = (page: string) => `report:${page}`

/** The page by which anybody reports what somebody published. */
export function ReportForm({
	about: { title, page, heading, text },
	answer: given,
}: {
	/** What is reported, where it stands, and what the form says of it. */
	about: { title: string; page: string; heading: MessageId; text: MessageId }
	answer: ReportAnswer | undefined
}) {
	const { t } = useWords()
	const answer = useAnswer(given)
	const { draft, errors } = answer ?? {}
	const form = useMistakeFocus(errors)
	useTypedTexts(form, { name: typedReport(page), userId: useMarks().userId })
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<FormPage title={t(heading)} text={t(text)} crumbs={[{ label: title, to: page }, { label: t(heading) }]}>
			<Form ref={form} method="post" className="form box" noValidate>
				{answer?.problem ? (
					<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
				) : null}
				<fieldset className="field" aria-describedby={errors?.reason ? 'reason-error' : undefined}>
					<legend className="lab mb-3">{t('report_reason')}</legend>
					{REPORT_REASONS.map((reason) => (
						<label className="check" key={reason}>
							<input
								type="radio"
								name="reason"
								value={reason}
								defaultChecked={draft?.reason === reason}
								aria-invalid={errors?.reason ? true : undefined}
								required
							/>
							{t(REASON_WORDS[reason])}
						</label>
					))}
					{errors?.reason ? <FieldError id="reason-error" error={errors.reason} /> : null}
				</fieldset>
				<TextField
					name="note"
					label={t('report_note')}
					hint={t('report_note_hint')}
					rows={3}
					defaultValue={draft?.note ?? ''}
					error={errors?.note}
					values={{ most: NOTE_AT_MOST }}
				/>
				<div className="acts-r">
					<SubmitButton isBusy={isBusy} label={t('report_send')} busyLabel={t('sending')} />
					<Link className="button button-secondary" to={page}>
						{t('cancel')}
					</Link>
				</div>
			</Form>
		</FormPage>
	)
}
