import { and, eq } from 'drizzle-orm'
import type { PromptContent } from '~/content/catalogue'
import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import { type Database, db, type Within } from '~/db/client.server'
import { readProductNow } from '~/db/clock.server'
import { changeLibrary } from '~/features/library/versions/library-change.server'
import { libraryOffers, libraryPrompts } from '~/features/library/versions/schema.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { requirePrompt } from './draft.server'
import type { VersionNote } from './prompt-content'
import { show, writeDown } from './showing.server'
import { addVersion } from './version-making.server'

/** What a newer file says of a prompt that an editor has changed since. */
export interface WaitingOffer {
	/** Tells it from a newer one. */
	digest: string
	content: PromptContent
	since: Date
}

/** The offer that waits for somebody to decide, or null. */
export async function readOffer(
	_by: Editor,
	promptId: string,
	from: Pick<Database, 'select'> = db(),
): Promise<WaitingOffer | null> {
	const { digest, content, createdAt: since } = libraryOffers
	const isWaiting = and(eq(libraryOffers.promptId, promptId), eq(libraryOffers.state, 'waiting'))
	const [row] = await from.select({ digest, content, since }).from(libraryOffers).where(isWaiting)
	return row ?? null
}

/**
 * Makes what a file offers the prompt's next version; readers get it where they get the prompt, and its files come in by
 * themselves again. Answers its number. Refuses with `not_found`, and with `conflict` where the offer is another by now.
 */
export async function takeOffer(
	by: Editor,
	promptId: string,
	digest: string,
	note: VersionNote | null,
): Promise<number> {
	const number = await changeLibrary(async (within) => {
		const { content } = await decide(within, by, promptId, digest, 'taken')
		const made = await addVersion(within, by, promptId, { content, note, origin: 'file' })
		const { state } = await requirePrompt(within, promptId)
		if (state === 'published') {
			await show(within, [{ promptId, number: made, when: await readProductNow(within) }])
		} else if (state === 'scheduled') {
			await within
				.update(libraryPrompts)
				.set({ scheduledVersion: made })
				.where(eq(libraryPrompts.id, promptId))
		}
		await writeDown(within, 'take_offer', { promptId, version: made, by: by.userId })
		return made
	})
	await renewLibrary()
	return number
}

/** Leaves a prompt as it is; a newer file offers itself again. Refuses like `takeOffer`. */
export async function declineOffer(by: Editor, promptId: string, digest: string): Promise<void> {
	await changeLibrary(async (within) => {
		await decide(within, by, promptId, digest, 'declined')
		await writeDown(within, 'decline_offer', { promptId, by: by.userId })
	})
}

async function decide(
	within: Within,
	by: Editor,
	promptId: string,
	digest: string,
	state: 'taken' | 'declined',
): Promise<WaitingOffer> {
	await requirePrompt(within, promptId)
	const offer = await readOffer(by, promptId, within)
	if (offer?.digest !== digest) throw refuse('conflict', { offer }, { message: 'conflict' })
	await within.update(libraryOffers).set({ state }).where(eq(libraryOffers.promptId, promptId))
	return offer
}
