import { eq } from 'drizzle-orm'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { profiles } from '~/db/schema.server'
import { violatesUnique } from '~/db/violation.server'
import type { Language } from '~/i18n/language'
import type { ProfileInput } from './profile'
import { isReservedUsername } from './reserved-username.server'

export interface Profile {
	username: string | null
	fullName: string | null
	avatarUrl: string | null
	language: Language
}

const PROFILE = {
	username: profiles.username,
	fullName: profiles.fullName,
	avatarUrl: profiles.avatarUrl,
	language: profiles.language,
}
const FIELDS = ['avatarUrl', 'fullName', 'username', 'language'] as const

/** A person's own profile. */
export async function readProfile({ userId }: Member): Promise<Profile> {
	const [profile] = await db().select(PROFILE).from(profiles).where(eq(profiles.id, userId))
	if (!profile) throw new Error('A user has no profile.')
	return profile
}

/**
 * Changes of a person's own profile what their form says otherwise than what it was made of (`seen`; all of it without);
 * the rest stays as it is stored. Refuses with `conflict`: profile_changed_elsewhere where the same was changed since,
 * username_taken for somebody else's, in any spelling of it, and username_reserved for one of ours, but for admins.
 */
export async function editProfile(
	{ userId, isAdmin }: Member,
	input: ProfileInput,
	seen?: Readonly<Record<(typeof FIELDS)[number], string | null>>,
): Promise<void> {
	const isOwn = eq(profiles.id, userId)
	const changed = FIELDS.filter((field) => input[field] !== undefined && input[field] !== seen?.[field])
	try {
		await db().transaction(async (within) => {
			const [stored] = await within.select(PROFILE).from(profiles).where(isOwn).for('update')
			const isUnseen = changed.some(
				(field) => seen && stored?.[field] !== seen[field] && stored?.[field] !== input[field],
			)
			if (isUnseen) throw refuse('conflict', undefined, { message: 'profile_changed_elsewhere' })
			const isReserved = !isAdmin && isReservedUsername(input.username ?? '')
			// Who is called so already stays so.
			if (isReserved && changed.includes('username') && input.username !== stored?.username)
				throw refuse('conflict', undefined, { message: 'username_reserved' })
			const change = Object.fromEntries(changed.map((field) => [field, input[field]]))
			await within
				.update(profiles)
				.set({ ...change, updatedAt: new Date() })
				.where(isOwn)
		})
	} catch (error) {
		const isTaken = violatesUnique(error, 'profiles_username')
		if (isTaken) throw refuse('conflict', undefined, { message: 'username_taken' })
		throw error
	}
}
