import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { createPrompt } from '~/features/authoring/create-prompt.server'
import { promptViewCounts } from '~/features/library/schema.server'
import { aClient, aStoredMember } from '../../../tests/support/accounts'
import { aPromptInput } from '../../../tests/support/prompts'
import { exportAccountAsJson } from './account-export.server'

async function anAuthorRead(days: number) {
	const author = await aStoredMember()
	const id = await createPrompt(author, aPromptInput(), aClient())
	await db().execute(sql`
		insert into prompt_tallies (day, prompt_id, reads)
		select date '2020-01-01' + number, ${id}, number from generate_series(1, ${days}::int) number`)
	return { author, id }
}

test('how often a prompt was read is exported day by day, each once', async () => {
	const { author } = await anAuthorRead(1_000)
	let text = ''
	for await (const piece of exportAccountAsJson(author)) text += piece
	const { createdPromptCounts } = JSON.parse(text)
	expect(createdPromptCounts.map(({ reads }: { reads: number }) => reads)).toEqual(
		Array.from({ length: 1_000 }, (_, place) => place + 1),
	)
})

test('no more of it is read than is written', async () => {
	const { author, id } = await anAuthorRead(1_000)
	let text = ''
	for await (const piece of exportAccountAsJson(author)) {
		text += piece
		if (/"reads"/.test(piece)) await db().delete(promptViewCounts).where(eq(promptViewCounts.promptId, id))
	}
	const { createdPromptCounts } = JSON.parse(text)
	expect(createdPromptCounts.length).toBeGreaterThan(0)
	expect(createdPromptCounts.length).toBeLessThan(300)
})
