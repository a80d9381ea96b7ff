import { and, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { db } from '~/db/client.server'
import { Moment } from '~/i18n/moment.server'
import type { SavedPrompt } from '../locker'
import type { LockerChange } from '../locker-room.server'
import { asSaved, inLocker, SAVED } from '../locker-row.server'
import { savedPrompts } from '../schema.server'
import { MOST_CHOSEN } from './selection'

const One = z
	.string()
	.max(100)
	.transform((text) => text.split('@', 2))
	.pipe(z.tuple([z.uuid(), Moment]))
	.transform(([id, seenAt]) => ({ id, seenAt }))

/** Prompts that somebody chose, each as of the moment at which they saw it. */
export type Chosen = z.infer<typeof One>[]

/** What a form names as chosen, each once. Refuses with `invalid_input` where that is nothing, too much, or no prompt at all. */
export function chosenOf(form: FormData): Chosen {
	const sent = [...new Set(form.getAll('chosen').map(String))]
	if (sent.length === 0) throw refuse('invalid_input', undefined, { message: 'selection_empty' })
	if (sent.length > MOST_CHOSEN)
		throw refuse('invalid_input', undefined, {
			message: 'selection_too_many',
			values: { count: MOST_CHOSEN },
		})
	const chosen = z.array(One).safeParse(sent)
	if (!chosen.success) throw refuse('invalid_input')
	return [...new Map(chosen.data.map((one) => [one.id, one])).values()]
}

/** The titles of what was chosen, as far as it is still there. */
export async function titlesOf({ userId }: MemberWith<'locker'>, chosen: Chosen): Promise<string[]> {
	const rows = await db()
		.select({ id: savedPrompts.id, title: savedPrompts.title })
		.from(savedPrompts)
		.where(and(inLocker(userId), isChosen(chosen)))
	const titles = new Map(rows.map(({ id, title }) => [id, title]))
	return chosen.flatMap(({ id }) => titles.get(id) ?? [])
}

/** All that was chosen, as it is. Refuses with `conflict` where one of them is not there, be it removed or somebody else's. */
export async function readChosen(
	within: Pick<LockerChange, 'select'>,
	{ userId }: MemberWith<'locker'>,
	chosen: Chosen,
): Promise<SavedPrompt[]> {
	const rows = await within
		.select(SAVED)
		.from(savedPrompts)
		.where(and(inLocker(userId), isChosen(chosen)))
	if (rows.length < chosen.length) throw refuse('conflict', undefined, { message: 'selection_gone' })
	return rows.map(asSaved)
}

/** Whether a row is one of those that were chosen. */
export function isChosen(chosen: Chosen) {
	return inArray(
		savedPrompts.id,
		chosen.map(({ id }) => id),
	)
}
