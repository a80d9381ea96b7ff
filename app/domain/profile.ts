import { z } from 'zod'
import { isLanguage } from '~/i18n/language'
import type { MessageId } from '~/i18n/words'

const says = (error: MessageId) => ({ error })

const optional = (most: number) =>
	z
		.string()
		.trim()
		.max(most, says('text_too_long'))
		.optional()
		.transform((text) => text || null)

/** A picture's address: https only, so that nobody on the way sees or changes what a page shows. */
const AvatarUrl = optional(2_000).refine((url) => url === null || isHttps(url), says('avatar_url_invalid'))

/** What a person says of themselves on /profile (spec 2). */
export const ProfileForm = z.object({
	avatarUrl: AvatarUrl,
	fullName: optional(200),
	username: optional(60),
})

/** The same on /settings, with the language. */
export const SettingsForm = ProfileForm.extend({
	language: z.string(says('field_invalid')).refine(isLanguage, says('field_invalid')),
})

export type ProfileInput = z.infer<typeof ProfileForm> & {
	language?: z.infer<typeof SettingsForm>['language']
}

/** What a profile's form shows: all of it as text. */
export interface ProfileDraft {
	avatarUrl: string
	fullName: string
	username: string
	language: string
}

function isHttps(text: string): boolean {
	return URL.canParse(text) && new URL(text).protocol === 'https:' && text.startsWith('https://')
}
