import { findPassages } from '~/features/authoring/premium/passages.server'
import { titleFor } from '~/features/locker/title-for'
import type { SharedLock } from './share'

/** Where a title stands among the messages. */
export const TITLE = -1

interface Said {
	position: number
	content: string
}

/**
 * Which of the messages, and whether their title, hold eight words in a row of a premium prompt, of whichever of its
 * versions. A title that was made of such a message is as closed as that.
 */
export async function findLocks(said: readonly Said[], title: string): Promise<SharedLock[]> {
	const all = [...said, { position: TITLE, content: title }]
	const passages = await findPassages(all.map(({ content }) => content))
	const locks = new Map<string, SharedLock>()
	for (const { place, ...passage } of passages) {
		const lock = { position: all[place]?.position ?? TITLE, ...passage }
		locks.set(keyOf(lock), lock)
	}
	const [first] = said
	if (first && titleFor(first.content) === title) {
		for (const lock of [...locks.values()]) {
			const closed = { ...lock, position: TITLE }
			if (lock.position === first.position) locks.set(keyOf(closed), closed)
		}
	}
	return [...locks.values()]
}

/** What tells one lock from another. */
export function keyOf({ position, promptId, wasPremium }: SharedLock): string {
	return `${position} ${promptId} ${wasPremium ?? false}`
}
