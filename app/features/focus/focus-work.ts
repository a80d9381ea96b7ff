import { trimmed } from '~/core/trimmed'
import { type FocusTimer, runOf } from './pomodoro'
import { mergeForms } from './text-forms'

/** Sleepy, sad, neutral, slight smile, smile, grin. */
export const EMOJIS = ['😴', '😢', '😐', '🙂', '😊', '😁'] as const
export type Emoji = (typeof EMOJIS)[number]

/** Five prompts and ten steps of attention are the product's; the rest is what no honest person meets. */
export const FOCUS_LIMITS = {
	title: 300,
	task: 500,
	tasks: 200,
	prompt: 20_000,
	prompts: 5,
	/** Forms of texts of which the person has not chosen yet, in all. */
	otherForms: 40,
	attention: { least: 1, most: 10 },
	estimate: { least: 1, most: 1440 },
} as const

/** How long what was done can be taken back. */
export const UNDO_MS = 10_000

export interface SubTask {
	id: string
	text: string
	completed: boolean
	createdAt: string
	/** What other devices made of the text at the same time, until the person has chosen. */
	otherTexts?: readonly string[] | undefined
	/** How many minutes the person thinks that it takes. */
	estimate?: number | undefined
}

export interface MentalStatus {
	emoji: Emoji
	attentionLevel: number
	/** Whether the person chose it, even if it is what a session starts with. */
	isChosen?: boolean | undefined
}

/** Everything of a session that a person changes. */
export interface FocusWork {
	title: string
	/** What other devices made of the title at the same time, until the person has chosen. */
	otherTitles: readonly string[]
	subTasks: readonly SubTask[]
	/** The newest first. */
	lastPrompts: readonly string[]
	mentalStatus: MentalStatus | null
	timer: FocusTimer
}

/** What a session starts with. */
export const FIRST_STATUS: MentalStatus = { emoji: '😊', attentionLevel: 5 }

/** Whether it says something about the person: what every session starts with does not, unless they chose it. */
export function isChosenStatus(status: MentalStatus | null): status is MentalStatus {
	if (!status) return false
	const { emoji, attentionLevel, isChosen } = status
	return isChosen || emoji !== FIRST_STATUS.emoji || attentionLevel !== FIRST_STATUS.attentionLevel
}

/** A text as it is stored: without white space around it, and without characters that no database takes. */
export function tidy(text: string): string {
	return trimmed(
		text
			.replace(/\r\n?/g, '\n')
			.replace(/[^\P{Cc}\t\n]/gu, '')
			.toWellFormed(),
	)
}

/** Whether a text is longer than is taken; what is too long changes nothing, so that it is never cut. */
export function isTooLong(text: string, kind: 'title' | 'task' | 'prompt'): boolean {
	return tidy(text).length > FOCUS_LIMITS[kind]
}

/** The forms that the title has: one, or those of which the person has not chosen yet. */
export function titlesOf({ title, otherTitles }: FocusWork): readonly string[] {
	return [title, ...otherTitles]
}

/** The work with these forms of its title. */
export function withTitles(
	work: FocusWork,
	[title = work.title, ...otherTitles]: readonly string[],
): FocusWork {
	return { ...work, title, otherTitles }
}

/** The forms that a sub-task's text has. */
export function textForms({ text, otherTexts = [] }: SubTask): readonly string[] {
	return [text, ...otherTexts]
}

/** The sub-task with these forms of its text. */
export function withTexts(
	{ otherTexts: _before, ...task }: SubTask,
	[text = task.text, ...otherTexts]: readonly string[],
): SubTask {
	return { ...task, text, ...(otherTexts.length > 0 ? { otherTexts } : {}) }
}

/**
 * Gives the session the title that the person made of `from`, which it had when they began; what it became meanwhile
 * stays beside it. One that is blank or too long leaves it as it was.
 */
export function editTitle(work: FocusWork, text: string, from = work.title): FocusWork {
	const title = tidy(text)
	if (!title || isTooLong(title, 'title')) return work
	return withTitles(work, mergeForms({ base: [from] }, [title], titlesOf(work)))
}

/** Leaves the title in one of its forms. */
export function chooseTitle(work: FocusWork, title: string): FocusWork {
	return titlesOf(work).includes(title) ? withTitles(work, [title]) : work
}

/** Adds a sub-task at the end; one that is blank or too long is none. */
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

/**
 * Gives a sub-task the text that the person made of `from`, which it had when they began; what it became meanwhile stays
 * beside it. One that is blank or too long leaves it as it was.
 */
export function editSubTask(work: FocusWork, id: string, text: string, from?: string): FocusWork {
	const wanted = taskText(text)
	if (!wanted) return work
	return changeSubTask(work, id, (task) =>
		withTexts(task, mergeForms({ base: [from ?? task.text] }, [wanted], textForms(task))),
	)
}

/** Says how many minutes a sub-task takes; null for not said. What is no such number leaves it as it was. */
export function estimateSubTask(work: FocusWork, id: string, minutes: number | null): FocusWork {
	const { least, most } = FOCUS_LIMITS.estimate
	if (minutes !== null && !(Number.isInteger(minutes) && minutes >= least && minutes <= most)) return work
	return changeSubTask(work, id, ({ estimate: _before, ...task }) => ({
		...task,
		...(minutes === null ? {} : { estimate: minutes }),
	}))
}

/** The minutes that the open sub-tasks take by their estimates. */
export function openMinutes({ subTasks }: Pick<FocusWork, 'subTasks'>): number {
	return subTasks.reduce((sum, { completed, estimate = 0 }) => sum + (completed ? 0 : estimate), 0)
}

/** Leaves a sub-task's text in one of its forms. */
export function chooseTaskText(work: FocusWork, id: string, text: string): FocusWork {
	return changeSubTask(work, id, (task) => (textForms(task).includes(text) ? withTexts(task, [text]) : task))
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

/** Keeps a prompt that was used, the newest five of them; one that is used again comes first, and once. */
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

function fingerprint(work: FocusWork): string {
	const { subTasks, lastPrompts, mentalStatus, timer } = work
	const tasks = subTasks.map((task) => [task.id, textForms(task), task.completed, task.estimate])
	const status = mentalStatus && [mentalStatus.emoji, mentalStatus.attentionLevel, mentalStatus.isChosen]
	return JSON.stringify([titlesOf(work), tasks, lastPrompts, status, runOf(timer), timer.seenAt])
}

/** A sub-task's text, in one line; null where it can't be one. */
function taskText(text: string): string | null {
	return isTooLong(text, 'task') ? null : tidy(text).replace(/\s+/g, ' ')
}

function changeSubTask(work: FocusWork, id: string, change: (task: SubTask) => SubTask): FocusWork {
	return { ...work, subTasks: work.subTasks.map((task) => (task.id === id ? change(task) : task)) }
}
