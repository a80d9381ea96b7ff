import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { promptSearch, searchWords } from '~/db/schema.server'
import {
	createPrompt,
	editPrompt,
	readOwnPrompt,
	removePrompt,
} from '~/features/authoring/create-prompt.server'
import { aClient, aStoredMember } from '../../../tests/support/accounts'
import { aPromptInput, aWord } from '../../../tests/support/prompts'
import { fillSearch } from './search-upkeep.server'

const publish = async (title: string, more: Partial<Parameters<typeof aPromptInput>[0]> = {}) => {
	const author = await aStoredMember()
	const id = await createPrompt(author, aPromptInput({ title, ...more }), aClient())
	return { author, id }
}

/** Those of the words that the library knows. */
async function known(...words: string[]): Promise<string[]> {
	const rows = await db()
		.select({ word: searchWords.word })
		.from(searchWords)
		.where(inArray(searchWords.word, words))
	return words.filter((word) => rows.some((row) => row.word === word))
}

test('a word goes with the last prompt that holds it, wherever it stood: title, tag or description', async () => {
	const [title, tag, description] = [aWord(), aWord(), aWord()]
	const { author, id } = await publish(`Plan ${title}`, { tags: [tag], description: `About ${description}.` })
	const other = await publish(`Plan ${title}`)
	expect(await known(title, tag, description)).toEqual([title, tag, description])
	await removePrompt(author, id)
	expect(await known(title, tag, description, 'plan')).toEqual([title, 'plan'])
	await removePrompt(other.author, other.id)
	expect(await known(title)).toEqual([])
})

test('a word of which another prompt holds the plural, or a longer form, goes all the same', async () => {
	const word = aWord()
	const { author, id } = await publish(`The ${word}`)
	await publish(`The ${word}s and the ${word}ing`)
	await removePrompt(author, id)
	expect(await known(word, `${word}s`, `${word}ing`)).toEqual([`${word}s`, `${word}ing`])
})

test('a word that an edit takes out of a prompt goes, one that stays in it stays', async () => {
	const [former, kept, fresh] = [aWord(), aWord(), aWord()]
	const { author, id } = await publish(`${former} ${kept}`)
	const { updatedAt: editedAt } = await readOwnPrompt(author, id)
	await editPrompt(author, id, { ...aPromptInput({ title: `${kept} ${fresh}` }), editedAt })
	expect(await known(former, kept, fresh)).toEqual([kept, fresh])
})

test('no word of a prompt that is published meanwhile is lost, and nobody waits in a circle', async () => {
	const words = Array.from({ length: 6 }, aWord)
	const title = words.join(' ')
	for (let round = 0; round < 5; round += 1) {
		const made = await Promise.all(words.map(() => publish(title)))
		const [stays, ...goes] = await Promise.all([
			publish(title),
			...made.map(async ({ author, id }, at) => {
				if (at % 2) return removePrompt(author, id)
				const { updatedAt: editedAt } = await readOwnPrompt(author, id)
				await editPrompt(author, id, { ...aPromptInput({ title: words[0] ?? '' }), editedAt })
				await removePrompt(author, id)
			}),
		])
		expect(goes).toHaveLength(words.length)
		expect(await known(...words)).toEqual(words)
		await removePrompt(stays.author, stays.id)
		expect(await known(...words)).toEqual([])
	}
})

test('words that an earlier version left behind go at the next start, and those of every prompt stay', async () => {
	const [left, held] = [aWord(), aWord()]
	const { id } = await publish(`Plan ${held}`)
	await db()
		.insert(searchWords)
		.values({ word: left, shown: left, near: [left] })
	await db()
		.update(promptSearch)
		.set({ digest: 'as an earlier version wrote it', document: sql`${promptSearch.keywords}` })
		.where(eq(promptSearch.promptId, id))
	await fillSearch()
	expect(await known(left, held)).toEqual([held])
	const before = await db().select().from(searchWords).orderBy(searchWords.word)
	await fillSearch()
	expect(await db().select().from(searchWords).orderBy(searchWords.word)).toEqual(before)
})
