import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { differenceWithin } from '~/core/difference/bounded-difference.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import type { SavedBlank } from '../blanks/saved-blanks'
import { draftOfSaved, type LockerDraft, type SavedPrompt } from '../locker'
import { readSavedPrompt } from '../locker.server'
import { mergeParts, mergeTexts, type Piece } from '../merge-texts.server'
import { savedPromptVersions } from '../schema.server'
import type { MergeAnswer, MergedPiece, MergedPrompt } from './merged-prompt'

type Texts = Pick<LockerDraft, 'title' | 'content' | 'description' | 'tags' | 'blanks'>

/**
 * What somebody wrote, and what is stored since, as one, of the text that was written upon: the one that was stored at
 * `madeOf`. Nothing is changed. Refuses with `not_found`, also for someone else's.
 */
export async function mergeWithStored(
	legend: MemberWith<'locker'>,
	id: string,
	mine: LockerDraft,
	madeOf: Date,
): Promise<MergeAnswer> {
	const stored = await readSavedPrompt(legend, id)
	const isNewer = new Date(stored.updatedAt) > madeOf
	const base = isNewer ? await readAsOf(legend, stored, madeOf) : stored
	return { stored, merged: mergeDrafts(base, mine, draftOfSaved(stored)) }
}

/** What a saved prompt said then; null where that is kept no longer. Only its texts are kept. */
async function readAsOf(
	{ userId }: MemberWith<'locker'>,
	stored: SavedPrompt,
	then: Date,
): Promise<Texts | null> {
	const {
		savedPromptId,
		userId: owner,
		number,
		writtenAt,
		title,
		content,
		description,
		tags,
		blanks,
	} = savedPromptVersions
	const ofPrompt = and(eq(savedPromptId, stored.id), eq(owner, userId))
	const [next] = await db()
		.select({ number, writtenAt, title, content, description, tags, blanks })
		.from(savedPromptVersions)
		.where(and(ofPrompt, gte(writtenAt, then)))
		.orderBy(asc(number))
		.limit(1)
	if (next?.number === 1 || next?.writtenAt.getTime() === then.getTime()) return next
	// What was replaced first after that moment is what it said then, unless something between them has been forgotten.
	const isComplete = (await db().$count(savedPromptVersions, and(ofPrompt, lt(writtenAt, then)))) > 0
	return isComplete ? (next ?? stored) : null
}

/**
 * Merges two drafts of one: what only one side changed is as that side has it, a text paragraph by paragraph. Of what both
 * changed both are told; the category is mine where I have one. Without a base nothing of either is left out.
 */
export function mergeDrafts(base: Texts | null, mine: LockerDraft, theirs: LockerDraft): MergedPrompt {
	const one = (field: 'title' | 'description'): MergedPiece[] => {
		const [was, own, other] = [base?.[field], mine[field], theirs[field]]
		if (own === other || other === was) return [{ text: own }]
		return own === was ? [{ text: other }] : [{ mine: own, theirs: other }]
	}
	const kept = theirs.tags.filter((tag) => mine.tags.includes(tag) || !base?.tags.includes(tag))
	const added = mine.tags.filter((tag) => !base?.tags.includes(tag) && !kept.includes(tag))
	return {
		pieces: {
			title: one('title'),
			description: one('description'),
			content: mergeParagraphs(base?.content ?? null, mine.content, theirs.content),
		},
		tags: [...kept, ...added],
		blanks: mergeBlanks(base?.blanks ?? [], mine.blanks ?? theirs.blanks ?? [], theirs.blanks ?? []),
		categoryId: mine.categoryId ?? theirs.categoryId,
	}
}

/** What is told of each blank: as in `mine` where that is not what it was, else as in `theirs`. */
function mergeBlanks(
	base: readonly SavedBlank[],
	mine: readonly SavedBlank[],
	theirs: readonly SavedBlank[],
): SavedBlank[] {
	const named = (blanks: readonly SavedBlank[]) => new Map(blanks.map((blank) => [blank.name, blank]))
	const [was, own, other] = [named(base), named(mine), named(theirs)]
	return [...new Set([...other.keys(), ...own.keys()])].flatMap((name) => {
		const isMine = !isDeepStrictEqual(own.get(name), was.get(name))
		return (isMine ? own : other).get(name) ?? []
	})
}

/** Two texts that came of one, or of nothing that is known, paragraph by paragraph; within a paragraph word by word. */
export function mergeParagraphs(base: string | null, mine: string, theirs: string): MergedPiece[] {
	const [own, other] = [paragraphsOf(mine), paragraphsOf(theirs)]
	const old = base === null ? commonOf(own, other) : paragraphsOf(base)
	const pieces = old && mergeParts(old, own, other)
	if (!pieces) return mine === theirs ? [{ text: mine }] : [{ mine, theirs }]
	return pieces.map(settled).filter((piece) => !('text' in piece) || piece.text !== '')
}

function settled(piece: Piece): MergedPiece {
	if ('settled' in piece) return { text: piece.settled.join('') }
	const [base, mine, theirs] = [piece.base.join(''), piece.mine.join(''), piece.theirs.join('')]
	const merged = mergeTexts(base, mine, theirs)
	return merged?.conflicts.length === 0 ? { text: merged.text } : { mine, theirs }
}

/** Paragraphs, and the empty lines between them, as they are. */
function paragraphsOf(text: string): string[] {
	return text.split(/(\n(?:[^\S\n]*\n)+)/).filter((part) => part !== '')
}

const MOST_PAIRS = 160_000
const MOST_EDITS = 1_500

function commonOf(mine: readonly string[], theirs: readonly string[]): string[] | null {
	const parts = differenceWithin({ pairs: MOST_PAIRS }, MOST_EDITS, mine, theirs)
	return parts?.flatMap(({ added, removed, value }) => (added || removed ? [] : value)) ?? null
}
