import { estimateTyped } from '../estimate'
import {
	addLastPrompt,
	addSubTask,
	editSubTask,
	editTitle,
	estimateSubTask,
	FOCUS_LIMITS,
	type FocusWork,
	isTooLong,
	tidy,
} from '../focus-work'
import { drop, entriesOf, keep } from './kept-entries'
import type { Tab } from './tab'

/** Where something can be half typed: another title, another text of a sub-task, a new sub-task, a prompt. */
export const HALF_TYPED_FIELDS = ['title', 'edit', 'task', 'prompt'] as const
export type HalfTypedField = (typeof HALF_TYPED_FIELDS)[number]

/** What is typed into a field and not yet part of the session. */
export interface HalfTyped {
	text: string
	/** What it is made of, where it is another text for something. */
	from?: string | undefined
	/** The sub-task that it is another text for. */
	taskId?: string | undefined
	/** Another estimate of that sub-task, as it is typed. */
	estimate?: string | undefined
}

/** Whether a session can take in what is half typed: a text that is too long, an estimate that is none, or one task too many, it can't. */
export function fitsIn(
	work: FocusWork,
	field: HalfTypedField,
	{ text, taskId, estimate }: HalfTyped,
): boolean {
	if (!isEstimate(estimate)) return false
	const kind = field === 'edit' ? 'task' : field
	if (isTooLong(text, kind)) return false
	const isNew = kind === 'task' && tidy(text) !== '' && !work.subTasks.some(({ id }) => id === taskId)
	return !isNew || work.subTasks.length < FOCUS_LIMITS.tasks
}

/**
 * Makes what is half typed part of the session. Another text for a sub-task that was removed meanwhile is a new one.
 * What is blank, or does not fit, changes nothing.
 */
export function takeHalfTyped(
	work: FocusWork,
	field: HalfTypedField,
	{ text, from, taskId = '', estimate }: HalfTyped,
	made: { id: string; at: Date },
): FocusWork {
	switch (field) {
		case 'title':
			return editTitle(work, text, from)
		case 'prompt':
			return addLastPrompt(work, text)
		case 'task':
			return addSubTask(work, text, made)
		case 'edit': {
			const isThere = work.subTasks.some(({ id }) => id === taskId)
			const told = isThere ? editSubTask(work, taskId, text, from) : addSubTask(work, text, made)
			const minutes = estimate === undefined ? undefined : estimateTyped(estimate)
			return minutes === undefined ? told : estimateSubTask(told, isThere ? taskId : made.id, minutes)
		}
	}
}

/** Whether what is typed as an estimate, if anything is, says one or none. */
export function isEstimate(typed: string | undefined): boolean {
	return typed === undefined || estimateTyped(typed) !== undefined
}

const PREFIX = 'focus-draft:'

type Texts = ReadonlyMap<HalfTypedField, HalfTyped>

/** What a page that is gone left half typed. */
interface LeftText {
	key: string
	field: HalfTypedField
	half: HalfTyped
}

/** What is half typed on one page of a session, kept on this device: a reload or a closed tab loses nothing of it. */
export interface HalfTypedTexts {
	read(): Texts
	/** Null where the field is empty, or what was in it has become part of the session. */
	write(field: HalfTypedField, half: HalfTyped | null): void
	/** Puts a text below what is typed in a field, unless it stands there already. */
	add(field: HalfTypedField, text: string): void
	subscribe(listener: () => void): () => void
	/** Brings what pages that are gone left half typed into fields that are empty. */
	bringBack(): Promise<void>
}

export function createHalfTypedTexts(tab: Tab, sessionId: string): HalfTypedTexts {
	const listeners = new Set<() => void>()
	const placeOf = (field: HalfTypedField) => `${PREFIX}${sessionId}:${tab.id}:${field}`
	let texts: Texts = new Map()

	function write(field: HalfTypedField, half: HalfTyped | null): void {
		const next = new Map(texts)
		if (half) next.set(field, half)
		else next.delete(field)
		texts = next
		if (half) keep(tab, placeOf(field), half)
		else drop(tab, placeOf(field))
		for (const listener of listeners) listener()
	}

	return {
		read: () => texts,
		write,
		add(field, text) {
			const typed = texts.get(field)?.text
			const isThere = typed === text || typed?.endsWith(`\n\n${text}`)
			if (!isThere) write(field, { text: typed ? `${typed}\n\n${text}` : text })
		},
		subscribe(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		async bringBack() {
			for (const { key, field, half } of await readLeftTexts(tab, sessionId)) {
				if (texts.has(field)) continue
				write(field, half)
				if (key !== placeOf(field)) drop(tab, key)
			}
		},
	}
}

/** The sessions in which something was left half typed. */
export function sessionsWithTexts(tab: Tab): string[] {
	return entriesOf(tab, PREFIX).map(({ key }) => key.split(':')[1] ?? '')
}

/** What pages that are gone, or this one earlier, left half typed in a session, the newest first. */
export async function readLeftTexts(tab: Tab, sessionId: string): Promise<LeftText[]> {
	const kept = entriesOf(tab, `${PREFIX}${sessionId}:`).toSorted((one, other) => other.at - one.at)
	const found = await Promise.all(
		kept.map(async ({ key, value }) => {
			const [, , page = '', name] = key.split(':')
			const field = HALF_TYPED_FIELDS.find((one) => one === name)
			const half = halfTypedOf(value)
			return field && half && (await tab.isGone(page)) ? [{ key, field, half }] : []
		}),
	)
	return found.flat()
}

function halfTypedOf(value: unknown): HalfTyped | null {
	const { text, from, taskId, estimate }: Record<keyof HalfTyped, unknown> = {
		text: null,
		from: null,
		taskId: null,
		estimate: null,
		...Object(value),
	}
	if (typeof text !== 'string') return null
	return {
		text,
		...(typeof from === 'string' ? { from } : {}),
		...(typeof taskId === 'string' ? { taskId } : {}),
		...(typeof estimate === 'string' ? { estimate } : {}),
	}
}
