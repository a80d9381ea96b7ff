import type { LockerDraft, SavedPrompt } from '../locker'

/** What of a text is settled, or what each side says where both changed it otherwise. */
export type MergedPiece = { text: string } | { mine: string; theirs: string }

/** The texts that are merged, and what is chosen where both sides changed one; a title is one line, and never both. */
export const MERGED_FIELDS = ['title', 'description', 'content'] as const
export type MergedField = (typeof MERGED_FIELDS)[number]
export const CHOICES = ['both', 'mine', 'theirs'] as const
export type Choice = (typeof CHOICES)[number]

/** What two made of one saved prompt. */
export interface MergedPrompt extends Pick<LockerDraft, 'tags' | 'categoryId' | 'blanks'> {
	pieces: Readonly<Record<MergedField, readonly MergedPiece[]>>
}

/** The same, and what it was merged with. */
export interface MergeAnswer {
	merged: MergedPrompt
	stored: SavedPrompt
}

const PARTED = /^\s*\n|\n\s*$/

/** A text of its pieces; `chosen` are the choices of those that both changed, in their order. */
export function mergedText(pieces: readonly MergedPiece[], chosen: readonly Choice[]): string {
	let at = 0
	return pieces
		.map((piece) => {
			if ('text' in piece) return piece.text
			const choice = chosen[at] ?? 'both'
			at += 1
			return choice === 'both' ? bothOf(piece) : piece[choice]
		})
		.join('')
}

function bothOf({ mine, theirs }: { mine: string; theirs: string }): string {
	if (mine.trim() === '' || theirs.trim() === '') return mine.trim() === '' ? theirs : mine
	const isParted = PARTED.test(mine.slice(-100)) || PARTED.test(theirs.slice(0, 100))
	return mine + (isParted ? '' : '\n\n') + theirs
}

/** The draft of a merged prompt. */
export function mergedDraft(
	{ pieces, tags, categoryId, blanks }: MergedPrompt,
	chosen: Partial<Record<MergedField, readonly Choice[]>> = {},
): LockerDraft {
	return {
		title: mergedText(pieces.title, chosen.title ?? ['mine']),
		description: mergedText(pieces.description, chosen.description ?? []),
		content: mergedText(pieces.content, chosen.content ?? []),
		tags,
		categoryId,
		blanks,
	}
}

/** What both changed, to be chosen from. */
export function conflictsOf(pieces: readonly MergedPiece[]): { mine: string; theirs: string }[] {
	return pieces.flatMap((piece) => ('text' in piece ? [] : piece))
}
