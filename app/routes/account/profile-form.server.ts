import { data, type RouterContextProvider } from 'react-router'
import { Refused } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import {
	LONGEST_PROFILE,
	type ProfileDraft,
	type ProfileInput,
	type SettingsInput,
} from '~/features/account/profile'
import { editProfile, type Profile } from '~/features/account/profile.server'
import type { ProfileAnswer } from '~/features/account/ui/profile-form'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requestContext } from '~/requests/request-context.server'

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
	const { draft, errors } = returned(texts, LONGEST_PROFILE)
	const parsed = schema.safeParse(texts)
	if (!parsed.success) {
		const wrong = { ...fieldErrors(parsed.error), ...errors }
		return data<ProfileAnswer>({ draft, errors: wrong }, { status: 400 })
	}
	try {
		await editProfile(member, parsed.data)
		return saved(parsed.data)
	} catch (error) {
		if (error instanceof Refused && error.message === 'username_taken') {
			const errors = { username: error.message }
			return data<ProfileAnswer>({ draft, errors }, { status: error.status })
		}
		const { problem, init } = formProblem(error, 'error_updating_profile')
		return data<ProfileAnswer>({ draft, problem }, init)
	}
}
