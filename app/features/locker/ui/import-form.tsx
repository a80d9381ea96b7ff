import { Form, useNavigation } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import { FormProblem } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'

/** Chooses a file to look into. */
export function ImportForm({ problem, answer }: { problem: MessageId | undefined; answer: unknown }) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<section>
			<h2 className="text-h3">{t('import_heading')}</h2>
			<Form method="post" encType="multipart/form-data" className="form pt-5">
				{problem ? <FormProblem problem={problem} answer={answer} /> : null}
				<div className="field">
					<label htmlFor="import-file">{t('import_file')}</label>
					<input
						className="input"
						id="import-file"
						type="file"
						name="file"
						accept=".json,.csv,application/json,text/csv"
						aria-describedby="import-file-hint"
						required
					/>
					<span className="hint" id="import-file-hint">
						{t('import_file_hint')}
					</span>
				</div>
				<SubmitButton isBusy={isBusy} label={t('import_preview')} busyLabel={t('import_reading')} />
			</Form>
		</section>
	)
}
