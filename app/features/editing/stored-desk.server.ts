import { deskFormOf } from './desk-form'
import type { StoredDesk } from './desk-state'
import type { DraftConflict } from './draft.server'

/** A prompt as its editor's page begins with it: its draft, or else its newest version. */
export function storedDeskOf(id: string, { draft, newest }: DraftConflict): StoredDesk {
	const isBehind = draft && newest && draft.basedOn !== newest.number
	const content = draft?.content ?? newest?.content
	if (!content) throw new Error(`The prompt ${id} has neither a draft nor a version.`)
	return {
		id,
		updatedAt: (draft?.savedAt ?? newest?.at ?? new Date(0)).toISOString(),
		form: deskFormOf(content),
		revision: draft?.revision ?? null,
		basedOn: draft ? draft.basedOn : (newest?.number ?? null),
		by: draft?.by ?? null,
		newer: isBehind ? { number: newest.number, form: deskFormOf(newest.content) } : null,
	}
}
