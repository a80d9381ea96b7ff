import type { Member } from '~/core/viewer'
import { listFavorites } from '~/features/library/marks/favorite.server'
import type { MemberHomeData } from '~/features/library/member/member-home'
import { MOST_RECENT } from '~/features/library/member/recent'
import { listUsed } from '~/features/library/member/recent.server'
import { findPrompts } from '~/features/search/search.server'
import type { Language } from '~/i18n/language'
import { dayIn } from '~/i18n/time-zone.server'

const FAVORITES = 4
const NEWEST = 3
const NOON = 12
const EVENING = 18
const EARLY = 5

/** What the home page of somebody who is signed in begins with. */
export async function readMemberHome(
	member: Member,
	language: Language,
	timeZone: string,
): Promise<MemberHomeData> {
	const now = new Date()
	const [used, favorites, { prompts: newest }] = await Promise.all([
		listUsed(member, language, MOST_RECENT),
		listFavorites(member, language, ''),
		findPrompts(member, language, { query: '', category: null, after: null, sort: 'newest', limit: NEWEST }),
	])
	return {
		userId: member.userId,
		name: member.name === member.email ? null : (member.name.split(/\s+/)[0] ?? null),
		today: dayIn(timeZone, now),
		part: partOfDay(timeZone, now),
		used,
		favorites: favorites.slice(0, FAVORITES).map(({ card }) => card),
		newest,
	}
}

function partOfDay(timeZone: string, now: Date): MemberHomeData['part'] {
	const hour = Number(
		new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now),
	)
	if (hour >= EARLY && hour < NOON) return 'morning'
	return hour >= NOON && hour < EVENING ? 'afternoon' : 'evening'
}
