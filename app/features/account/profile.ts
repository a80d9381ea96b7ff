import { z } from 'zod'
import { optionalText, says } from '~/core/form-schema'
import { isLanguage } from '~/i18n/language'
import { LONGEST_PROFILE } from './profile-length'

/** How many characters each field takes. */

/** A picture's address: https only, so that nobody on the way sees or changes what a page shows. */
const AvatarUrl = optionalText(LONGEST_PROFILE.avatarUrl).refine(
	(url) => url === null || isHttps(url),
	says('avatar_url_invalid'),
)

/** What a person says of themselves on /profile. */
export const ProfileInput = z.object({
	avatarUrl: AvatarUrl,
	fullName: optionalText(LONGEST_PROFILE.fullName),
	username: optionalText(LONGEST_PROFILE.username),
})

/** The same on /settings, with the language. */
export const SettingsInput = ProfileInput.extend({
	language: z
		.string(says('field_invalid'))
		.max(LONGEST_PROFILE.language, says('field_invalid'))
		.refine(isLanguage, says('field_invalid')),
})

export type ProfileInput = z.infer<typeof ProfileInput> & {
	language?: z.infer<typeof SettingsInput>['language']
}

/** What a profile's form shows: all of it as text. */
export interface ProfileDraft {
	avatarUrl: string
	fullName: string
	username: string
	language: string
}

/** Without a name and a password in it: browsers of who looks would send them, or refuse to ask. */
function isHttps(text: string): boolean {
	if (!URL.canParse(text) || !text.startsWith('https://')) return false
	const { protocol, username, password } = new URL(text)
	return protocol === 'https:' && username === '' && password === ''
}
