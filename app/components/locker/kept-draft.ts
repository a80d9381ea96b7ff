import type { LockerDraft } from '~/domain/locker'

/** What was typed into a form of the locker and not saved, and the moment of the text that it was made of. */
export interface KeptDraft extends LockerDraft {
	editedAt: string
}

/**
 * What is typed into the form of one prompt stays on this device until it is saved or given up: nothing is lost by a
 * closed dialog, a lost connection or a plan that ended.
 */
export function keptDraft(userId: string, about: string) {
	const place = placesOf(userId) + about
	return {
		recall: () => recall(place),
		keep: (draft: KeptDraft) => write(place, JSON.stringify(draft)),
		forget: () => write(place, null),
	}
}

/** All that this device keeps of a person's unsaved texts. */
export function allKeptDrafts(userId: string): KeptDraft[] {
	try {
		const places = Object.keys(localStorage).filter((place) => place.startsWith(placesOf(userId)))
		return places.map(recall).filter((kept) => kept !== null)
	} catch {
		return []
	}
}

const placesOf = (userId: string) => `draft:locker:${userId}:`

function write(place: string, value: string | null): void {
	try {
		if (value === null) localStorage.removeItem(place)
		else localStorage.setItem(place, value)
	} catch {
		// Forbidden or full: the draft lasts as long as its form.
	}
}

function recall(place: string): KeptDraft | null {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
		return isDraft(kept) ? kept : null
	} catch {
		return null
	}
}

function isDraft(kept: unknown): kept is KeptDraft {
	if (typeof kept !== 'object' || kept === null) return false
	const { title, content, description, tags, categoryId, editedAt } = { ...EMPTY, ...kept }
	const texts: unknown[] = [title, content, description, editedAt]
	const isCategory = categoryId === null || typeof categoryId === 'string'
	return texts.every((text) => typeof text === 'string') && Array.isArray(tags) && isCategory
}

const EMPTY: Record<keyof KeptDraft, unknown> = {
	title: null,
	content: null,
	description: null,
	tags: null,
	categoryId: null,
	editedAt: null,
}
