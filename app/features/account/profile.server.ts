import { eq } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles } from '~/db/schema.server'
import { violatesUnique } from '~/db/violation.server'
import type { Language } from '~/i18n/language'
import type { ProfileInput } from './profile'

export interface Profile {
	username: string | null
	fullName: string | null
	avatarUrl: string | null
	language: Language
}

/** A person's own profile. */
export async function readProfile({ userId }: Member): Promise<Profile> {
	const { username, fullName, avatarUrl, language } = profiles
	const [profile] = await db()
		.select({ username, fullName, avatarUrl, language })
		.from(profiles)
		.where(eq(profiles.id, userId))
	if (!profile) throw new Error('A user has no profile.')
	return profile
}

/** Changes a person's own profile. Refuses with `conflict` (username_taken), in any spelling of it. */
export async function editProfile({ userId }: Member, input: ProfileInput): Promise<void> {
	try {
		await db()
			.update(profiles)
			.set({ ...input, updatedAt: new Date() })
			.where(eq(profiles.id, userId))
	} catch (error) {
		const isTaken = violatesUnique(error, 'profiles_username')
		if (isTaken) throw refuse('conflict', undefined, { message: 'username_taken' })
		throw error
	}
}
