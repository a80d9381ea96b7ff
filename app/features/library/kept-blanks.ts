import { LANGUAGES } from '~/i18n/language'
import { type Filled, parseRemembered } from './blanks'
import type { Blank } from './prompt'

/**
 * What somebody filled into a prompt on this device. Each person's is under their own id, so that nobody who logs in later
 * on the same browser reads it. What was filled in before anybody logged in goes to who logs in next, unless they have
 * something of their own there.
 */
export function recallBlanks(id: string, userId: string | null, blanks: readonly Blank[]): Filled {
	try {
		const own = userId === null ? null : localStorage.getItem(placeOf(id, userId))
		if (own !== null) return parseRemembered(blanks, own)
		const left = Object.assign(
			{},
			...placesOfNobody(id).map((place) => parseRemembered(blanks, localStorage.getItem(place))),
		)
		if (userId !== null && Object.keys(left).length > 0) {
			localStorage.setItem(placeOf(id, userId), JSON.stringify(left))
			forget(id)
		}
		return left
	} catch {
		// Storage can be forbidden; then nothing is remembered.
		return {}
	}
}

/** Keeps what is filled in, or drops what was kept where that is nothing. */
export function rememberBlanks(id: string, userId: string | null, filled: Filled): void {
	try {
		if (userId === null) forget(id)
		const own = placeOf(id, userId)
		if (Object.keys(filled).length > 0) localStorage.setItem(own, JSON.stringify(filled))
		else localStorage.removeItem(own)
	} catch {
		// Forbidden or full: what is filled in lasts as long as the page.
	}
}

function placeOf(id: string, userId: string | null): string {
	return userId === null ? `blanks:${id}` : `blanks:${id}:${userId}`
}

/** Where nobody's answers are, and were while each language had its own. */
function placesOfNobody(id: string): string[] {
	const place = placeOf(id, null)
	return [...LANGUAGES.map((language) => `${place}:${language}`), place]
}

function forget(id: string): void {
	for (const place of placesOfNobody(id)) localStorage.removeItem(place)
}
