import { z } from 'zod'
import type { MessageId } from '~/i18n/words'
import type { AutosaveEnd } from './autosave'
import { EMOJIS, FOCUS_LIMITS, tidy, type FocusWork as Work } from './focus-work'

const { title, task, tasks, prompt, prompts, attention } = FOCUS_LIMITS
const says = (error: MessageId) => ({ error })

/** Non-blank after trimming (spec 5). */
const words = (most: number) =>
	z
		.string()
		// Before anything is done with it: tidying what is far too long takes its time.
		.max(most * 2, says('focus_text_too_long'))
		.transform(tidy)
		.pipe(z.string().min(1, says('focus_title_missing')).max(most, says('focus_text_too_long')))

/** What starts a session: what one works on. */
export const FocusStart = z.object({ title: words(title) })

const moment = z.int().min(0).max(8.64e15)
const duration = z.int().min(0).max(8.64e15)

/** What of a session is saved (spec 3, in the screen's names). */
export const FocusWork = z.object({
	title: words(title),
	subTasks: z
		.array(
			z.object({
				id: z.string().regex(/^[\w-]{1,64}$/),
				text: words(task),
				completed: z.boolean(),
				createdAt: z.iso.datetime(),
			}),
		)
		.max(tasks),
	lastPrompts: z.array(words(prompt)).max(prompts),
	mentalStatus: z
		.object({
			emoji: z.enum(EMOJIS),
			attentionLevel: z.int().min(attention.least).max(attention.most),
		})
		.nullable(),
	timer: z.object({
		startedAt: moment,
		pausedAt: moment.nullable(),
		spentMs: duration,
	}),
}) satisfies z.ZodType<Work>

/** A save: of which session, and of which of its versions the text was made. */
export const FocusSave = FocusWork.extend({
	id: z.string().max(100),
	version: z.int().min(1).max(2_000_000_000),
	isEnding: z.boolean().default(false),
})
export type FocusSave = z.infer<typeof FocusSave>

/** A session as it is stored, for its owner. */
export interface FocusSession {
	id: string
	version: number
	work: Work
	createdAt: Date
	updatedAt: Date
	endedAt: Date | null
}

/** What an accepted save answers. */
export interface FocusSaved {
	version: number
	/** Set where this was the last one: as was asked for, or because the plan is over. */
	end: AutosaveEnd | null
}

/** An ended session in the list of past ones. */
export interface PastSession {
	id: string
	title: string
	endedAt: Date
	spentMs: number
	tasks: number
	tasksDone: number
}
