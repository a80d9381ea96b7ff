import type { MemberWith } from '~/core/viewer'
import { blanksOf } from '~/features/library/blanks'
import type { Blank } from '~/features/library/prompt'
import { readPrompt } from '~/features/library/prompt.server'
import { currentLibrary } from '~/features/library/versions/snapshot.server'
import type { Origin } from '../locker-origin'
import { SavedBlanks } from './blanks-input'
import type { SavedBlank } from './saved-blanks'

/**
 * What the library tells of the blanks that are left in a copy of one of its prompts, as readers get it now; nothing where
 * this person may not read it.
 */
export async function blanksFromLibrary(
	legend: MemberWith<'locker'>,
	{ promptId, language }: Origin,
	content: string,
): Promise<SavedBlank[]> {
	if (!currentLibrary().find(promptId)) return []
	const { body } = await readPrompt(legend, promptId, language)
	return body ? blanksTaken(body.blanks, content) : []
}

/** What is told of described blanks, as far as they stand in this text. */
export function blanksTaken(described: readonly Blank[], content: string): SavedBlank[] {
	const own = new Map(blanksOf(content).map(({ name, label }) => [name, label]))
	const taken = described
		.filter(({ name }) => own.has(name))
		.map(({ name, label, example, kind = 'short', choices = [] }) => ({
			...{ name, kind, choices, default: '', example },
			// One that says only the name would stay behind where the blank is called otherwise.
			label: label === own.get(name) ? '' : label,
		}))
	return SavedBlanks.safeParse(taken).data ?? []
}
