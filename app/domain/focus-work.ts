import type { FocusTimer } from './pomodoro'

/** Spec 2 and 9: sleepy, sad, neutral, slight smile, smile, grin. */
export const EMOJIS = ['😴', '😢', '😐', '🙂', '😊', '😁'] as const
export type Emoji = (typeof EMOJIS)[number]

/** Spec 9 and what no honest person meets (architecture 8). */
export const FOCUS_LIMITS = {
	title: 300,
	task: 500,
	tasks: 200,
	prompt: 20_000,
	prompts: 5,
	attention: { least: 1, most: 10 },
} as const

export interface SubTask {
	id: string
	text: string
	completed: boolean
	createdAt: string
}

export interface MentalStatus {
	emoji: Emoji
	attentionLevel: number
}

/** Everything of a session that a person changes (spec 3). */
export interface FocusWork {
	title: string
	subTasks: readonly SubTask[]
	/** The newest first. */
	lastPrompts: readonly string[]
	mentalStatus: MentalStatus | null
	timer: FocusTimer
}

/** Spec 7: what a session starts with. */
export const FIRST_STATUS: MentalStatus = { emoji: '😊', attentionLevel: 5 }

/** A text as it is stored: without white space around it, and without characters that no database takes. */
export function tidy(text: string): string {
	return text
		.replace(/\r\n?/g, '\n')
		.replace(/[^\P{Cc}\t\n]/gu, '')
		.toWellFormed()
		.trim()
}

/** Whether a text is longer than is taken; what is too long changes nothing, so that it is never cut (architecture 8). */
export function isTooLong(text: string, kind: 'title' | 'task' | 'prompt'): boolean {
	return tidy(text).length > FOCUS_LIMITS[kind]
}

/** Gives the session another title; one that is blank or too long leaves it as it was. */
export function editTitle(work: FocusWork, text: string): FocusWork {
	const title = tidy(text)
	return title && !isTooLong(title, 'title') ? { ...work, title } : work
}

/** Adds a sub-task at the end; one that is blank or too long is none (spec 5). */
export function addSubTask(work: FocusWork, text: string, { id, at }: { id: string; at: Date }): FocusWork {
	const task = taskText(text)
	if (!task || work.subTasks.length >= FOCUS_LIMITS.tasks) return work
	const added = { id, text: task, completed: false, createdAt: at.toISOString() }
	return { ...work, subTasks: [...work.subTasks, added] }
}

/** Checks a sub-task off, or takes that back. */
export function toggleSubTask(work: FocusWork, id: string): FocusWork {
	return changeSubTask(work, id, (task) => ({ ...task, completed: !task.completed }))
}

/** Gives a sub-task another text; one that is blank or too long leaves it as it was. */
export function editSubTask(work: FocusWork, id: string, text: string): FocusWork {
	const wanted = taskText(text)
	return wanted ? changeSubTask(work, id, (task) => ({ ...task, text: wanted })) : work
}

/** Moves a sub-task to another place in the list; beyond its ends is at its ends. */
export function moveSubTask(work: FocusWork, id: string, to: number): FocusWork {
	const task = work.subTasks.find((one) => one.id === id)
	if (!task) return work
	const others = work.subTasks.filter((one) => one.id !== id)
	const place = Math.min(Math.max(to, 0), others.length)
	return { ...work, subTasks: [...others.slice(0, place), task, ...others.slice(place)] }
}

export function removeSubTask(work: FocusWork, id: string): FocusWork {
	return { ...work, subTasks: work.subTasks.filter((task) => task.id !== id) }
}

/** Puts a removed sub-task back where it was. */
export function restoreSubTask(work: FocusWork, task: SubTask, place: number): FocusWork {
	if (work.subTasks.some(({ id }) => id === task.id) || work.subTasks.length >= FOCUS_LIMITS.tasks)
		return work
	return moveSubTask({ ...work, subTasks: [...work.subTasks, task] }, task.id, place)
}

/** Keeps a prompt that was used, the newest five of them (spec 4); one that is used again comes first, and once. */
export function addLastPrompt(work: FocusWork, text: string): FocusWork {
	const prompt = tidy(text)
	if (!prompt || isTooLong(prompt, 'prompt')) return work
	const others = work.lastPrompts.filter((one) => one !== prompt)
	return { ...work, lastPrompts: [prompt, ...others].slice(0, FOCUS_LIMITS.prompts) }
}

/** Whether two are the same to the person who wrote them. */
export function isSameWork(one: FocusWork, other: FocusWork): boolean {
	return fingerprint(one) === fingerprint(other)
}

function fingerprint({ title, subTasks, lastPrompts, mentalStatus, timer }: FocusWork): string {
	const tasks = subTasks.map(({ id, text, completed }) => [id, text, completed])
	const status = mentalStatus && [mentalStatus.emoji, mentalStatus.attentionLevel]
	const { startedAt, pausedAt, spentMs } = timer
	return JSON.stringify([title, tasks, lastPrompts, status, startedAt, pausedAt, spentMs])
}

/** A sub-task's text, in one line; null where it can't be one. */
function taskText(text: string): string | null {
	return isTooLong(text, 'task') ? null : tidy(text).replace(/\s+/g, ' ')
}

function changeSubTask(work: FocusWork, id: string, change: (task: SubTask) => SubTask): FocusWork {
	return { ...work, subTasks: work.subTasks.map((task) => (task.id === id ? change(task) : task)) }
}
