import { Check } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SelectField } from '~/ui/form/select-field'
import { SubmitButton } from '~/ui/form/submit-button'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import type { ProfileDraft } from '../profile'

/** What comes back of a profile that was refused: what was typed, and what is wrong with it. */
export interface ProfileAnswer extends Partial<Unsent> {
	draft?: ProfileDraft
	errors?: { [Name in keyof ProfileDraft]?: MessageId }
}

/** The profile's form; `hasLanguage` is for settings. */
export function ProfileForm({
	stored,
	email,
	answer: given,
	hasLanguage = false,
	isSaved,
}: {
	stored: ProfileDraft
	email: string
	answer: ProfileAnswer | undefined
	hasLanguage?: boolean
	/** Whether it was saved just now. */
	isSaved: boolean
}) {
	const { t } = useWords()
	const answer = useAnswer(given)
	const isBusy = useNavigation().formMethod === 'POST'
	const { avatarUrl, fullName, username, language } = answer?.draft ?? stored
	const errors = answer?.errors
	const form = useMistakeFocus(errors)
	return (
		// Another language has other words, which come with a whole page.
		<Form ref={form} method="post" className="form" noValidate reloadDocument={hasLanguage}>
			{answer?.problem ? (
				<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
			) : null}
			<Field
				name="avatarUrl"
				type="url"
				label={t('avatar_url')}
				placeholder="https://"
				autoComplete="photo"
				defaultValue={avatarUrl}
				hint={t('avatar_url_hint')}
				error={errors?.avatarUrl}
			/>
			<Field name="email" type="email" label={t('email')} value={email} hint={t('email_hint')} readOnly />
			<div className="f2">
				<Field
					name="fullName"
					label={t('full_name')}
					autoComplete="name"
					defaultValue={fullName}
					error={errors?.fullName}
				/>
				<Field
					name="username"
					label={t('username')}
					autoComplete="nickname"
					defaultValue={username}
					error={errors?.username}
				/>
			</div>
			{hasLanguage ? (
				<SelectField
					name="language"
					label={t('language')}
					defaultValue={language}
					hint={t('language_hint')}
					error={errors?.language}
				>
					{LANGUAGES.map((one) => (
						<option key={one} value={one} lang={LANGUAGE_TAG[one]}>
							{LANGUAGE_NAME[one]}
						</option>
					))}
				</SelectField>
			) : null}
			<div className="acts-r">
				<SubmitButton isBusy={isBusy} label={t('save_profile')} busyLabel={t('saving')} />
				{isSaved && !answer ? (
					<p className="saved-note" data-message="profile_updated">
						<Check className="icon" aria-hidden="true" />
						{t('profile_updated')}
					</p>
				) : null}
			</div>
		</Form>
	)
}
