import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { focusSessions } from '~/features/focus/schema.server'

/** Has somebody focus now, and have focused before. */
export async function focusTwice({ userId }: Member, mark: string): Promise<void> {
	const createdAt = '2026-05-04T09:00:00.000Z'
	const work = {
		userId,
		subTasks: [{ id: `${mark}-task`, text: `${mark} task`, completed: false, createdAt }],
		lastPrompts: [`${mark} asked`],
		mentalStatus: { emoji: '😊', attentionLevel: 5 },
		timer: { startedAt: 1, pausedAt: null, spentMs: 0 },
	}
	await db()
		.insert(focusSessions)
		.values([
			{ ...work, title: `${mark} now` },
			{ ...work, title: `${mark} ended`, endedAt: new Date('2026-05-04T10:00:00Z') },
		])
}
