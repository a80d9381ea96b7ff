import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { isLanguage, LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SelectField } from '~/ui/form/select-field'
import { SubmitButton } from '~/ui/form/submit-button'
import { useTypedTexts } from '~/ui/form/typed-texts'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import type { ProfileDraft } from '../profile'
import { LONGEST_PROFILE } from '../profile-length'

/** What comes back of a profile that was refused: what was typed, and what is wrong with it. */
export interface ProfileAnswer extends Partial<Unsent> {
	draft?: ProfileDraft
	errors?: { [Name in keyof ProfileDraft]?: MessageId }
	/** What was saved elsewhere meanwhile, and this one would have written over. */
	stored?: ProfileDraft
}

/** Under which this tab keeps what is typed. */
export const TYPED_PROFILE = 'profile'

const LABELS: readonly [keyof ProfileDraft, MessageId][] = [
	['avatarUrl', 'avatar_url'],
	['fullName', 'full_name'],
	['username', 'username'],
	['language', 'language'],
]

/** The profile's form; `hasLanguage` is for settings. */
export function ProfileForm({
	stored,
	userId,
	email,
	answer: given,
	hasLanguage = false,
	isSaved,
}: {
	stored: ProfileDraft
	userId: string
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
	const [made, setMade] = useState(stored)
	const seen = answer?.stored ?? made
	useTypedTexts(form, {
		name: TYPED_PROFILE,
		userId,
		// What was typed was made of what its field showed then, whatever is stored by now.
		onFound: (texts) =>
			setMade((before) => ({
				avatarUrl: texts.get('avatarUrl')?.was ?? before.avatarUrl,
				fullName: texts.get('fullName')?.was ?? before.fullName,
				username: texts.get('username')?.was ?? before.username,
				language: texts.get('language')?.was ?? before.language,
			})),
	})
	// A field that still shows what was saved before somebody else changed it is no wish to have it back.
	useEffect(() => {
		if (!isSaved || !form.current) return
		const shown = new FormData(form.current)
		const isShown = (field: keyof ProfileDraft) => String(shown.get(field) ?? '').trim() === stored[field]
		setMade((before) => ({
			avatarUrl: isShown('avatarUrl') ? stored.avatarUrl : before.avatarUrl,
			fullName: isShown('fullName') ? stored.fullName : before.fullName,
			username: isShown('username') ? stored.username : before.username,
			language: stored.language,
		}))
	}, [isSaved, stored, form])
	return (
		<Form ref={form} method="post" className="form" noValidate>
			{answer?.problem ? (
				<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
			) : null}
			{answer?.stored ? <StoredElsewhere typed={answer.draft ?? stored} stored={answer.stored} /> : null}
			<input type="hidden" name="draftOf" value={userId} />
			<input type="hidden" name="seenAvatarUrl" value={seen.avatarUrl} />
			<input type="hidden" name="seenFullName" value={seen.fullName} />
			<input type="hidden" name="seenUsername" value={seen.username} />
			<input type="hidden" name="seenLanguage" value={seen.language} />
			<Field
				name="avatarUrl"
				type="url"
				label={t('avatar_url')}
				placeholder="https://"
				autoComplete="photo"
				defaultValue={avatarUrl}
				hint={t('avatar_url_hint')}
				error={errors?.avatarUrl}
				values={{ most: LONGEST_PROFILE.avatarUrl }}
			/>
			<Field name="email" type="email" label={t('email')} value={email} hint={t('email_hint')} readOnly />
			<div className="f2">
				<Field
					name="fullName"
					label={t('full_name')}
					autoComplete="name"
					defaultValue={fullName}
					error={errors?.fullName}
					values={{ most: LONGEST_PROFILE.fullName }}
				/>
				<Field
					name="username"
					label={t('username')}
					autoComplete="nickname"
					defaultValue={username}
					error={errors?.username}
					values={{ most: LONGEST_PROFILE.username }}
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

/** What another device saved, beside the fields that say otherwise. */
function StoredElsewhere({ typed, stored }: { typed: ProfileDraft; stored: ProfileDraft }) {
	const { t } = useWords()
	const differing = LABELS.filter(
		([field]) => typed[field] !== stored[field] && (field !== 'language' || typed.language !== ''),
	)
	return (
		<dl className="note note-kept flex-col">
			{differing.map(([field, label]) => (
				<div key={field}>
					<dt className="hint">{t('saved_elsewhere', { field: t(label) })}</dt>
					<dd className="break-words">
						{field === 'language' && isLanguage(stored.language)
							? LANGUAGE_NAME[stored.language]
							: stored[field] || '—'}
					</dd>
				</div>
			))}
		</dl>
	)
}
