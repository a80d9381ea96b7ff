import { href } from 'react-router'
import { z } from 'zod'
import { ANSWER_MEANINGS } from '~/content/answer-meanings'
import { type Filled, filledAt, writtenAt } from '~/features/library/blanks'
import { type Blank, PROMPT_ID } from '~/features/library/prompt'

/** How much of what people answer is remembered. */
export const MOST_REMEMBERED = {
	/** Characters of an answer that other prompts offer; a longer one belongs to its prompt alone. */
	answer: 500,
	name: 60,
	title: 200,
	blanks: 200,
	/** Characters of a filling, with the names of its blanks. */
	filling: 6_000,
	/** Fillings that a person has named, and last ones: of as many prompts. */
	named: 30,
	last: 15,
	/** Things of all kinds that an account holds: those of several devices come together there. */
	inAccount: 120,
	/** Things of which an account still knows that they were forgotten: the latest. */
	forgotten: 240,
	/** Things that a device tells at once. */
	told: 200,
} as const

/** As PostgreSQL can store it. */
const text = (most: number) =>
	z
		.string()
		.max(most)
		.transform((written) => written.toWellFormed().replaceAll('\0', ''))

const filled = z
	.array(z.tuple([text(MOST_REMEMBERED.filling), text(MOST_REMEMBERED.filling)]))
	.min(1)
	.max(MOST_REMEMBERED.blanks)
	.refine((pairs) => pairs.flat().join('').length <= MOST_REMEMBERED.filling)

const moment = z.int().min(0).max(8.64e15)
const promptId = z.string().regex(PROMPT_ID)
const title = text(MOST_REMEMBERED.title)
const name = text(MOST_REMEMBERED.name)

/**
 * One thing that is remembered, and when that was said last; without a value it was forgotten then. Names of blanks and
 * what was written into them: never a prompt's text.
 */
export const RememberedItem = z.discriminatedUnion('kind', [
	/** What is offered wherever a blank means the same. */
	z.object({
		kind: z.literal('answer'),
		id: z.enum(ANSWER_MEANINGS),
		changedAt: moment,
		value: z.object({ text: text(MOST_REMEMBERED.answer) }).nullable(),
	}),
	/** What a prompt was filled with when it was copied last; its id is the prompt's. */
	z.object({
		kind: z.literal('last'),
		id: promptId,
		changedAt: moment,
		value: z.object({ title, filled }).nullable(),
	}),
	/** What a person saved by a name of theirs. */
	z.object({
		kind: z.literal('named'),
		id: promptId,
		changedAt: moment,
		value: z.object({ promptId, title, name, filled }).nullable(),
	}),
])
export type RememberedItem = z.infer<typeof RememberedItem>

/** No prompt of the library has such an id. */
const SAVED = 'saved_'

/** The id under which the answers of a saved prompt are remembered. */
export const savedPromptId = (id: string) => SAVED + id

/** Where the prompt is that answers with this id belong to. */
export function addressOfPrompt(id: string): string {
	return id.startsWith(SAVED)
		? href('/prompt-locker/:id', { id: id.slice(SAVED.length) })
		: href('/prompt/:id', { id })
}

type Answer = Extract<RememberedItem, { kind: 'answer' }>
type Last = Extract<RememberedItem, { kind: 'last' }>
type Named = Extract<RememberedItem, { kind: 'named' }>
type With<Item extends RememberedItem> = Item & { value: NonNullable<Item['value']> }
export type NamedFilling = With<Named>
export type LastFilling = With<Last>
export type SharedAnswer = With<Answer>

/** Whether two are the same thing, said at different times. */
export function isSameThing(one: RememberedItem, other: RememberedItem): boolean {
	return one.kind === other.kind && one.id === other.id
}

/** What is offered in other prompts. */
export function sharedAnswers(items: readonly RememberedItem[]): SharedAnswer[] {
	return items.filter((item): item is SharedAnswer => item.kind === 'answer' && item.value !== null)
}

/** What was saved by name, by name. */
export function namedFillings(items: readonly RememberedItem[]): NamedFilling[] {
	return items
		.filter((item): item is NamedFilling => item.kind === 'named' && item.value !== null)
		.toSorted((one, other) => one.value.name.localeCompare(other.value.name))
}

/** What each prompt was filled with when it was copied last, the newest first. */
export function lastFillings(items: readonly RememberedItem[]): LastFilling[] {
	return items
		.filter((item): item is LastFilling => item.kind === 'last' && item.value !== null)
		.toSorted((one, other) => other.changedAt - one.changedAt)
}

/** What is filled in as it is remembered: the prompt's own blanks that hold more than white space. Null where that is nothing, or too much. */
export function toPairs(blanks: readonly Blank[], written: Filled): [string, string][] | null {
	const pairs = blanks.flatMap((blank): [string, string][] =>
		filledAt(blank.name, written) ? [[blank.name, writtenAt(blank.name, written)]] : [],
	)
	return filled.safeParse(pairs).success ? pairs : null
}

/** What a device tells its person's account. Somebody else may have logged in since: that is refused. */
export const AnswerSync = z.object({
	owner: z.string().min(1).max(100),
	told: z.array(RememberedItem).max(MOST_REMEMBERED.told),
})

/** What the account answers: all that it remembers; null where it is to remember nothing. */
export const AnswerAccount = z.object({ items: z.array(RememberedItem).nullable() })
