import { db } from '~/db/client.server'
import { promptDrafts, promptVersions } from '~/features/authoring/schema.server'
import { prompts } from '~/features/library/schema.server'
import { aDraft } from '../prompts'

interface Made {
	id: string
	ownerId: string
	secret: string
}

const saying = ({ secret }: Made) => ({
	title: 'Untouched by strangers',
	tagline: null,
	description: 'What it is.',
	category: 'finance' as const,
	promptText: `Do [this] with ${secret}.`,
	instructions: null,
	credits: null,
	// Its title is everybody's, its text is not.
	isPremium: true,
	tags: [],
	language: 'en' as const,
})

/** Stores published prompts, each with its secret in its text and in its one version. */
export async function makePrompts(things: readonly Made[]): Promise<void> {
	await db()
		.insert(prompts)
		.values(things.map((thing) => ({ ...saying(thing), id: thing.id, createdBy: thing.ownerId })))
	const versions = things.map((thing) => {
		const { id: promptId, ownerId: byUserId } = thing
		return { promptId, number: 1, byUserId, content: saying(thing) }
	})
	await db().insert(promptVersions).values(versions)
}

/** Stores drafts that their authors keep for themselves, each with its secret in it. */
export async function makePromptDrafts(things: readonly Made[]): Promise<void> {
	await db()
		.insert(promptDrafts)
		.values(
			things.map(({ id, ownerId: userId, secret }) => ({
				id,
				userId,
				content: aDraft({ title: secret, promptText: `Do [this] with ${secret}.` }),
			})),
		)
}
