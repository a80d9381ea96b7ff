import {
	FOCUS_LIMITS,
	type FocusWork,
	type MentalStatus,
	type SubTask,
	textForms,
	titlesOf,
	withTexts,
	withTitles,
} from '../focus-work'
import { runOf } from '../pomodoro'
import { mergeForms } from '../text-forms'

/**
 * Merges what two devices made of the same work. `base` is what both began with; `sent` are saves of this device whose
 * answers were lost: what the other side has of them is this side's own, and older.
 *
 * Tasks are told apart by their ids: what either side added stays; what either side removed goes, unless the other one
 * reworded it. A text that both changed is kept in both forms. Of moods and ticks that both changed, this side's, which is
 * stored later, stands; of clocks the one that was watched last. The newest five prompts stay, each side's newest in turn.
 */
export function mergeWork(
	base: FocusWork,
	mine: FocusWork,
	theirs: FocusWork,
	sent: readonly FocusWork[] = [],
): FocusWork {
	const titles = mergeForms(
		{ base: titlesOf(base), sent: sent.flatMap(titlesOf) },
		titlesOf(mine),
		titlesOf(theirs),
	)
	const choose = <Value>(read: (work: FocusWork) => Value, isOlder?: boolean) =>
		chooseOne(read(base), read(mine), read(theirs), sent.map(read), isOlder)
	return withTitles(
		{
			...mine,
			subTasks: mergeTasks(base, mine, theirs, sent),
			lastPrompts: mergePrompts(base.lastPrompts, mine.lastPrompts, theirs.lastPrompts),
			mentalStatus: choose(({ mentalStatus }) => statusOf(mentalStatus)),
			timer: {
				...choose(({ timer }) => runOf(timer), mine.timer.seenAt < theirs.timer.seenAt),
				seenAt: Math.max(mine.timer.seenAt, theirs.timer.seenAt),
			},
		},
		titles,
	)
}

/** What nothing is known of: merged with it, whatever two works differ in is kept. */
export function withoutTexts(work: FocusWork): FocusWork {
	return { ...work, title: '', otherTitles: [], subTasks: [], lastPrompts: [] }
}

/** The value that was changed; where both were, this side's, unless it is the older one. */
function chooseOne<Value>(
	base: Value,
	mine: Value,
	theirs: Value,
	sent: readonly Value[],
	isOlder = false,
): Value {
	if (sent.some((one) => isSame(one, theirs)) || isSame(theirs, base)) return mine
	return isSame(mine, base) || isOlder ? theirs : mine
}

function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other)
}

/** In one order of parts, as a database may give another. */
function statusOf(status: MentalStatus | null): MentalStatus | null {
	if (!status) return null
	const { emoji, attentionLevel, isChosen } = status
	return { emoji, attentionLevel, ...(isChosen ? { isChosen } : {}) }
}

function mergeTasks(
	base: FocusWork,
	mine: FocusWork,
	theirs: FocusWork,
	sent: readonly FocusWork[],
): readonly SubTask[] {
	const before = byId(base)
	const [ours, others] = [byId(mine), byId(theirs)]
	const sentById = sent.map(byId)
	const merged = new Map<string, SubTask>()
	for (const id of new Set([...ours.keys(), ...others.keys()])) {
		const known = sentById.flatMap((tasks) => tasks.get(id) ?? [])
		const task = mergeTask(before.get(id), ours.get(id), others.get(id), known)
		if (task) merged.set(id, task)
	}
	return mergeOrder(base.subTasks, mine.subTasks, theirs.subTasks)
		.map((id) => merged.get(id))
		.filter((task) => task !== undefined)
}

function byId({ subTasks }: FocusWork): Map<string, SubTask> {
	return new Map(subTasks.map((task) => [task.id, task]))
}

function mergeTask(
	base: SubTask | undefined,
	mine: SubTask | undefined,
	theirs: SubTask | undefined,
	sent: readonly SubTask[],
): SubTask | null {
	const before = { base: base ? textForms(base) : [], sent: sent.flatMap(textForms) }
	if (mine && theirs) {
		const completed = chooseOne(
			base?.completed,
			mine.completed,
			theirs.completed,
			sent.map((task) => task.completed),
		)
		const estimate = chooseOne(
			base?.estimate,
			mine.estimate,
			theirs.estimate,
			sent.map((task) => task.estimate),
		)
		const { estimate: _mine, ...merged } = withTexts(
			mine,
			mergeForms(before, textForms(mine), textForms(theirs)),
		)
		return { ...merged, completed: completed ?? false, ...(estimate ? { estimate } : {}) }
	}
	const left = mine ?? theirs
	if (!left) return null
	// The other side never had it, or has removed it: then only a text that it did not know stays.
	const known = mine ? before.base : [...before.base, ...before.sent]
	return textForms(left).some((text) => !known.includes(text)) ? left : null
}

/**
 * The ids in the order of the side that moved some; the other side's own stand behind what they stood behind there. Where
 * both added something in the same place, what was added first stands first.
 */
function mergeOrder(
	base: readonly SubTask[],
	mine: readonly SubTask[],
	theirs: readonly SubTask[],
): string[] {
	const [before, ours, others] = [base, mine, theirs].map((tasks) => tasks.map(({ id }) => id))
	if (!before || !ours || !others) return []
	const common = new Set(ours.filter((id) => before.includes(id) && others.includes(id)))
	const orderOf = (ids: readonly string[]) => ids.filter((id) => common.has(id))
	const [order, added] = isSame(orderOf(ours), orderOf(before)) ? [others, ours] : [ours, others]
	const merged = [...order]
	const isTheirs = (id: string | undefined) => id !== undefined && !before.includes(id) && !added.includes(id)
	const addedAt = new Map([...mine, ...theirs].map(({ id, createdAt }) => [id, createdAt]))
	const isEarlier = (id = '', than = '') => (addedAt.get(id) ?? '') < (addedAt.get(than) ?? '')
	added.forEach((id, place) => {
		if (merged.includes(id)) return
		const previous = added.slice(0, place).findLast((one) => merged.includes(one))
		let at = previous === undefined ? 0 : merged.indexOf(previous) + 1
		while (isTheirs(merged[at]) && isEarlier(merged[at], id)) at += 1
		merged.splice(at, 0, id)
	})
	return merged
}

function mergePrompts(
	base: readonly string[],
	mine: readonly string[],
	theirs: readonly string[],
): readonly string[] {
	const [ours, others] = [newlyUsed(base, mine), newlyUsed(base, theirs)]
	const inTurn = ours
		.flatMap((prompt, place) => [prompt, ...others.slice(place, place + 1)])
		.concat(others.slice(ours.length))
	const kept = base.filter((prompt) => mine.includes(prompt) && theirs.includes(prompt))
	return [...new Set([...inTurn, ...kept])].slice(0, FOCUS_LIMITS.prompts)
}

/** The prompts in front of those that stand as they stood before. */
function newlyUsed(base: readonly string[], now: readonly string[]): readonly string[] {
	let last = base.length
	const firstOld =
		now.length -
		now.toReversed().findIndex((prompt) => {
			const place = base.indexOf(prompt)
			const isOld = place >= 0 && place < last
			last = place
			return !isOld
		})
	return firstOld > now.length ? [] : now.slice(0, firstOld)
}
