import { z } from 'zod'
import type { MessageId } from '~/i18n/words'
import { EMOJIS, FOCUS_LIMITS, type FocusWork, tidy } from './focus-work'
import {
	LENGTH_LIMITS,
	type Lengths,
	LONG_REST_CHOICES,
	typedLengths,
	USUAL_LENGTHS,
	wrongLengths,
} from './lengths'
import type { AutosaveEnd } from './saving/autosave'

const { title, task, tasks, prompt, prompts, otherForms, attention } = FOCUS_LIMITS
const says = (error: MessageId) => ({ error })

/** Non-blank after trimming. */
const words = (most: number) =>
	z
		.string()
		// Before anything is done with it: tidying what is far too long takes its time.
		.max(most * 2, says('focus_text_too_long'))
		.transform(tidy)
		.pipe(z.string().min(1, says('focus_title_missing')).max(most, says('focus_text_too_long')))

const USUAL = typedLengths(USUAL_LENGTHS)
const typedLength = (usual: string) => z.string().max(20).default(usual)

/** What starts a session: what one works on, and how long its phases are; the usual where nothing is said. */
export const FocusStartInput = z
	.object({
		title: words(title),
		focus: typedLength(USUAL.focus),
		rest: typedLength(USUAL.rest),
		longRest: typedLength(USUAL.longRest),
		longRestAfter: z.enum(LONG_REST_CHOICES.map(String)).default(USUAL.longRestAfter),
		waits: z.boolean().default(false),
	})
	.check(({ value, issues }) => {
		for (const name of wrongLengths(value)) {
			issues.push({ code: 'custom', path: [name], message: 'length_wrong', input: value[name] })
		}
	})

const moment = z.int().min(0).max(8.64e15)
const duration = z.int().min(0).max(8.64e15)
const minutes = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most)

const StoredLengths = z.object({
	focus: minutes(LENGTH_LIMITS.focus),
	rest: minutes(LENGTH_LIMITS.rest),
	longRest: minutes(LENGTH_LIMITS.longRest),
	longRestAfter: z.int().min(0).max(8),
	waits: z.boolean(),
}) satisfies z.ZodType<Lengths>

/** What of a session is saved, in the screen's names. */
export const FocusWorkInput = z.object({
	title: words(title),
	otherTitles: z.array(words(title)).max(otherForms).default([]),
	subTasks: z
		.array(
			z.object({
				id: z.string().regex(/^[\w-]{1,64}$/),
				text: words(task),
				completed: z.boolean(),
				createdAt: z.iso.datetime(),
				otherTexts: z.array(words(task)).max(otherForms).optional(),
				estimate: minutes(FOCUS_LIMITS.estimate).optional(),
			}),
		)
		.max(tasks),
	lastPrompts: z.array(words(prompt)).max(prompts),
	mentalStatus: z
		.object({
			emoji: z.enum(EMOJIS),
			attentionLevel: z.int().min(attention.least).max(attention.most),
			isChosen: z.boolean().optional(),
		})
		.nullable(),
	timer: z
		.object({
			startedAt: moment,
			pausedAt: moment.nullable(),
			spentMs: duration,
			seenAt: moment.optional(),
			// Clocks of earlier versions have none of these.
			overMs: duration.default(0),
			holdsAtMs: duration.min(1).nullable().default(null),
			lengths: StoredLengths.default(USUAL_LENGTHS),
		})
		.transform((timer) => ({ ...timer, seenAt: timer.seenAt ?? timer.pausedAt ?? timer.startedAt })),
}) satisfies z.ZodType<FocusWork>

const sessionId = z.string().max(100)
const version = z.int().min(0).max(2_000_000_000)

/** A save: of which session, and of which of its versions the work was made. */
export interface FocusSave extends FocusWork {
	id: string
	version: number
	isEnding: boolean
}

/** Sub-tasks are told apart by their ids. */
export const FocusSave = FocusWorkInput.extend({
	id: sessionId,
	version: version.min(1),
	isEnding: z.boolean().default(false),
})
	.refine(({ subTasks }) => new Set(subTasks.map(({ id }) => id)).size === subTasks.length)
	.refine(({ otherTitles, subTasks }) => {
		const others = subTasks.flatMap(({ otherTexts = [] }) => otherTexts)
		return otherTitles.length + others.length <= otherForms
	}) satisfies z.ZodType<FocusSave>

/** A question about one session, and the version of it that the asker has; 0 for none. */
export const FocusLook = z.object({ id: sessionId, version: z.coerce.number().pipe(version) })
export type FocusLook = z.infer<typeof FocusLook>

/** A session as it is stored, for its owner. */
export interface StoredFocusSession {
	id: string
	version: number
	work: FocusWork
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

/** How long an ended session was. */
export interface TimeSpent {
	spentMs: number
	/** What was worked after the end of focus. */
	overMs: number
	/** Whether rests and absence are in it: of sessions from before these were told apart, nothing better is known. */
	countsRests: boolean
}

/** An ended session, whole. */
export interface EndedFocusSession extends StoredFocusSession, TimeSpent {
	endedAt: Date
}

/** An ended session in the list of past ones. */
export interface PastSession extends TimeSpent {
	id: string
	title: string
	endedAt: Date
	tasks: number
	tasksDone: number
}
