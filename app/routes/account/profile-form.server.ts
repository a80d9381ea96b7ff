import { data, type RouterContextProvider } from 'react-router'
import { Refused } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import type { ProfileDraft, ProfileInput, SettingsInput } from '~/features/account/profile'
import { editProfile, type Profile, readProfile } from '~/features/account/profile.server'
import { LONGEST_PROFILE } from '~/features/account/profile-length'
import type { ProfileAnswer } from '~/features/account/ui/profile-form'
import type { MessageId } from '~/i18n/words'
import { draftOwner, requireOwnDraft } from '~/requests/draft-owner.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requestContext } from '~/requests/request-context.server'

/** What is typed into the form, with its labels; the language is chosen. */
export const TYPED_TEXTS = {
	avatarUrl: 'avatar_url',
	fullName: 'full_name',
	username: 'username',
} as const satisfies { [Field in keyof ProfileDraft]?: MessageId }

/** A stored profile as its form shows it. */
export function profileDraft({ avatarUrl, fullName, username, language }: Profile): ProfileDraft {
	return { avatarUrl: avatarUrl ?? '', fullName: fullName ?? '', username: username ?? '', language }
}

/** Whether this page comes after its form was saved: it says so for as long as it stands, longer than the toast. */
export function wasSaved(context: Readonly<RouterContextProvider>): boolean {
	return context.get(requestContext).flash?.message === 'profile_updated_successfully'
}

/** Takes the form of /profile, or with the language that of /settings. `saved` says where to go on. */
export async function takeProfileForm(
	request: Request,
	member: Member,
	schema: typeof ProfileInput | typeof SettingsInput,
	saved: (input: ProfileInput) => Response,
) {
	const form = await readForm(request)
	const texts = textsOf(form, { avatarUrl: '', fullName: '', username: '', language: '' })
	const { draft, errors } = returned(form, texts, LONGEST_PROFILE)
	const parsed = schema.safeParse(texts)
	if (!parsed.success) {
		const wrong = { ...fieldErrors(parsed.error), ...errors }
		return data<ProfileAnswer>({ draft, errors: wrong }, { status: 400 })
	}
	const input: ProfileInput = parsed.data
	const seen = seenOf(form)
	try {
		requireOwnDraft(draftOwner(form, member), member, 'profile_of_another')
		await editProfile(member, input, seen)
		return saved(input)
	} catch (error) {
		if (error instanceof Refused && error.message === 'profile_changed_elsewhere') {
			const stored = profileDraft(await readProfile(member))
			const wished = (field: keyof ProfileDraft) =>
				(input[field] ?? null) === seen?.[field] ? stored[field] : draft[field]
			const shown = {
				avatarUrl: wished('avatarUrl'),
				fullName: wished('fullName'),
				username: wished('username'),
				language: wished('language'),
			}
			return data<ProfileAnswer>({ draft: shown, problem: error.message, stored }, { status: error.status })
		}
		const refusal = error instanceof Refused ? error.message : undefined
		if (error instanceof Refused && (refusal === 'username_taken' || refusal === 'username_reserved')) {
			const errors = { username: refusal }
			return data<ProfileAnswer>({ draft, errors }, { status: error.status })
		}
		const { problem, init } = formProblem(error, 'error_updating_profile')
		return data<ProfileAnswer>({ draft, problem }, init)
	}
}

/** What the form was made of, as it would be sent; a form that does not say so means all that it says. */
function seenOf(form: FormData) {
	if (!form.has('seenLanguage')) return undefined
	const { seenAvatarUrl, seenFullName, seenUsername, seenLanguage } = textsOf(form, {
		seenAvatarUrl: '',
		seenFullName: '',
		seenUsername: '',
		seenLanguage: '',
	})
	return {
		avatarUrl: seenAvatarUrl || null,
		fullName: seenFullName || null,
		username: seenUsername || null,
		language: seenLanguage,
	}
}
