import { isMeant, typedWords } from '~/core/names/find-named'
import { fold } from '~/core/search-words'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { highlight, type MarkedPart } from '~/features/library/search-marks'
import { MOST_PROMPTS } from './locker'
import { findSaved } from './locker-finding.server'
import { ORDERS } from './locker-order.server'
import { inLocker } from './locker-row.server'
import { WHOLE } from './locker-search'
import { savedPrompts } from './schema.server'

/** A saved prompt by its name, marked where it holds what was searched for. */
export interface NamedPrompt {
	id: string
	titleParts: MarkedPart[]
}

interface Named {
	id: string
	title: string
	/** The words of title and tags, folded. */
	said: readonly string[]
}

/**
 * Up to `most` saved prompts for somebody who types a few words: those that hold them all in title or tags, in the
 * locker's order; then those that hold them anywhere. Where none does, a mistyped word is forgiven. Without a word, the
 * first of the locker. Refuses like `findSaved`.
 */
export async function findByName(
	legend: MemberWith<'locker'>,
	query: string,
	{ most, signal }: { most: number; signal?: AbortSignal },
): Promise<NamedPrompt[]> {
	const words = typedWords(query)
	const all = await readNames(legend, words.length > 0 ? MOST_PROMPTS : most)
	const shown = ({ id, title }: Named) => ({ id, titleParts: highlight(title, words, words.at(-1)) })
	const named = all.filter(({ said }) => words.every((word) => said.some((one) => one.startsWith(word))))
	if (named.length >= most || words.length === 0) return named.slice(0, most).map(shown)
	const part = { after: null, most, isCounted: false, ...(signal ? { signal } : {}) }
	const { ids } = await findSaved(legend, { ...WHOLE, query }, part)
	const holding = ids.flatMap((id) => all.find((one) => one.id === id) ?? [])
	const found = [...new Set([...named, ...holding])]
	const meant =
		found.length > 0 ? found : all.filter(({ said }) => words.every((word) => isMeant(word, said)))
	return meant.slice(0, most).map(shown)
}

async function readNames({ userId }: MemberWith<'locker'>, most: number): Promise<Named[]> {
	const { id, title, tags } = savedPrompts
	const rows = await db()
		.select({ id, title, tags })
		.from(savedPrompts)
		.where(inLocker(userId))
		.orderBy(...ORDERS.edited)
		.limit(most)
	return rows.map((row) => ({ ...row, said: fold([row.title, ...row.tags].join('\n')).split(' ') }))
}
