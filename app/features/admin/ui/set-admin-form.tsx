import { Form, useNavigation } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import type { AskedRole } from './role-change'

/** What comes back of a role that was not given or taken: for whom, and why. */
export interface AdminAnswer extends Partial<Unsent> {
	userId?: string
	/** What is asked before anything happens. */
	asks?: AskedRole
	/** About the id itself: shown beside its field. */
	error?: MessageId
}

/** Makes someone an admin by their id (docs/product.md#messages). */
export function SetAdminForm({ answer: given }: { answer: AdminAnswer | undefined }) {
	const { t } = useWords()
	const answer = useAnswer(given)
	const isBusy = useNavigation().formMethod === 'POST'
	const form = useMistakeFocus(answer?.error ? answer : undefined)
	return (
		<>
			<h2 className="text-h3">{t('make_admin')}</h2>
			<Form ref={form} method="post" className="form pt-5" noValidate>
				{answer?.problem ? (
					<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
				) : null}
				<input type="hidden" name="intent" value="grant" />
				<Field
					name="userId"
					label={t('user_id')}
					autoComplete="off"
					spellCheck={false}
					defaultValue={answer?.userId}
					hint={t('admin_user_id_hint')}
					error={answer?.error}
					required
				/>
				<SubmitButton isBusy={isBusy} label={t('assign_admin')} busyLabel={t('saving')} />
			</Form>
			<div className="tips">
				<div className="tip">
					<b>{t('admin_can')}</b>
					<span className="muted">{t('admin_can_text')}</span>
				</div>
			</div>
		</>
	)
}
