import type { Member } from '~/core/viewer'
import { createPrompt, editPrompt, readOwnPrompt } from '~/features/authoring/create-prompt.server'
import { createDraft } from '~/features/authoring/prompt-draft.server'
import { addFavorite } from '~/features/library/marks/favorite.server'
import { markUsed } from '~/features/library/marks/marks.server'
import { countCopy, countRead, storePromptViewCounts } from '~/features/library/view-counts.server'
import { aClient, aStoredMember } from '../accounts'
import { aDraft, aPromptInput } from '../prompts'

const DAY = '2026-11-22'

/** Has somebody publish a prompt, change it, and keep a draft; and somebody else like and read it. */
export async function writePrompts(member: Member, mark: string): Promise<void> {
	const texts = { title: mark, tagline: mark, description: mark, promptText: mark, credits: mark }
	const input = aPromptInput({ ...texts, instructions: `${mark} first`, tags: [`${mark}tag`] })
	const id = await createPrompt(member, input, aClient())
	const { updatedAt: editedAt } = await readOwnPrompt(member, id)
	const edit = { ...input, instructions: `${mark} second`, note: `${mark} note`, editedAt }
	await editPrompt(member, id, edit)
	const draft = aDraft({ title: `${mark} draft`, promptText: `${mark} unfinished` })
	await createDraft(member, draft, aClient(), { idempotencyKey: mark, editedAt })
	const reader = await aStoredMember()
	for (const one of [member, reader]) {
		await addFavorite(one, id)
		await markUsed(one, id, DAY)
	}
	countRead(id)
	countCopy(id)
	await storePromptViewCounts()
}
