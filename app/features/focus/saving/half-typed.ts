import {
	addLastPrompt,
	addSubTask,
	editSubTask,
	editTitle,
	FOCUS_LIMITS,
	type FocusWork,
	isTooLong,
	tidy,
} from '../focus-work'

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
}

/** Whether a session can take in what is half typed: a text that is too long, or one task too many, it can't. */
export function fitsIn(work: FocusWork, field: HalfTypedField, { text, taskId }: HalfTyped): boolean {
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
	{ text, from, taskId = '' }: HalfTyped,
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
			return isThere ? editSubTask(work, taskId, text, from) : addSubTask(work, text, made)
		}
	}
}
