import { z } from 'zod'

/** Where a page of a locker ends: what its last prompt is sorted by. */
export interface LockerPlace {
	isPinned: boolean
	updatedAt: string
	id: string
}

const Written = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()])

/** The place as one opaque word for an address. */
export function writeLockerCursor({ isPinned, updatedAt, id }: LockerPlace): string {
	return btoa(JSON.stringify([isPinned, updatedAt, id]))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replaceAll('=', '')
}

/** The place that `writeLockerCursor` wrote, or null for anything else: a wrong cursor is the first page. */
export function readLockerCursor(cursor: string | null): LockerPlace | null {
	if (cursor === null) return null
	try {
		const written = Written.parse(JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))))
		const [isPinned, updatedAt, id] = written
		return { isPinned, updatedAt, id }
	} catch {
		return null
	}
}
