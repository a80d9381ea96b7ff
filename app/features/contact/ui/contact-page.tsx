import { Form, href, Link, useNavigation } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextField } from '~/ui/form/text-field'
import { useTypedTexts } from '~/ui/form/typed-texts'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import type { ContactDraft } from '../contact'
import { CONTACT_LENGTH } from '../contact-length'

/** The name of a field that people don't see and programs fill in. Stands alone, so that the form's page needs no schema. */
export const TRAP = 'website'
/** Under which this tab keeps what is typed. */
export const TYPED_MESSAGE = 'contact'

/** What comes back of a message that was refused: what was typed, and what is wrong with it. */
export interface ContactAnswer extends Partial<Unsent> {
	draft?: ContactDraft
	errors?: { [Name in keyof ContactDraft]?: MessageId }
}

/** The page by which anybody writes to the owners. `stored` is what is known of them before they type. */
export function ContactPage({
	stored,
	userId,
	idempotencyKey,
	answer: given,
}: {
	stored: ContactDraft
	userId: string | null
	idempotencyKey: string
	answer: ContactAnswer | undefined
}) {
	const { t } = useWords()
	const answer = useAnswer(given)
	const draft = answer?.draft ?? stored
	const isBusy = useNavigation().formMethod === 'POST'
	const errors = answer?.errors
	const form = useMistakeFocus(errors)
	useTypedTexts(form, { name: TYPED_MESSAGE, userId })
	return (
		<div className="wrap">
			<div className="two contact">
				<div>
					<h1>{t('nav_contact')}</h1>
					<p className="muted">{t('contact_lead')}</p>
				</div>
				<Form ref={form} method="post" className="form box" noValidate>
					{answer?.problem ? (
						<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
					) : null}
					<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
					<div className="f2">
						<Field
							name="name"
							label={t('contact_name')}
							autoComplete="name"
							defaultValue={draft.name}
							error={errors?.name}
							values={{ most: CONTACT_LENGTH.name }}
							required
						/>
						<Field
							name="email"
							type="email"
							label={t('email')}
							autoComplete="email"
							defaultValue={draft.email}
							error={errors?.email}
							required
						/>
					</div>
					<Field
						name="subject"
						label={t('contact_subject')}
						autoComplete="off"
						defaultValue={draft.subject}
						error={errors?.subject}
						values={{ most: CONTACT_LENGTH.subject }}
						required
					/>
					<TextField
						name="message"
						label={t('contact_message')}
						rows={6}
						defaultValue={draft.message}
						error={errors?.message}
						values={{ most: CONTACT_LENGTH.message }}
						required
					/>
					<label className="trap" aria-hidden="true">
						{t('leave_empty')}
						<input name={TRAP} tabIndex={-1} autoComplete="off" />
					</label>
					<div className="acts-r">
						<SubmitButton isBusy={isBusy} label={t('send_message')} busyLabel={t('sending')} />
					</div>
					<p className="hint">
						{t('contact_privacy')} <Link to={href('/privacy')}>{t('contact_privacy_link')}</Link>.
					</p>
				</Form>
			</div>
		</div>
	)
}
