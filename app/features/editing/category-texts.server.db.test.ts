import { expect, test } from 'vitest'
import { categoryTexts } from '~/content/category-texts.server'
import { db } from '~/db/client.server'
import { categories } from '~/features/library/category'
import { categoryLines, categoryText } from '~/features/library/category-text.server'
import { readContentVersion } from '~/features/library/published.server'
import { libraryCategoryTexts } from '~/features/library/versions/schema.server'
import { loadLibrary } from '~/features/library/versions/snapshot.server'
import { anAdmin } from '../../../tests/support/desk'
import { CategoryTextsInput } from './category-texts'
import { readCategoryTexts, saveCategoryTexts } from './category-texts.server'

const said = (mark: string) => ({
	en: { line: `Line ${mark}`, description: `Sentence ${mark}.` },
	pt: { line: `Linha ${mark}`, description: `Frase ${mark}.` },
})

test('readers are told what an editor says of a category from then on, every process of them, and the past is kept', async () => {
	const [one, two] = [await anAdmin(), await anAdmin()]
	const before = await readCategoryTexts(one, 'finance')
	const pages = await readContentVersion()
	await saveCategoryTexts(one, 'finance', { seen: before.number, texts: said('one') })
	expect(await readContentVersion()).toBeGreaterThan(pages)
	expect(categoryText('finance', 'pt')).toEqual(said('one').pt)
	await saveCategoryTexts(two, 'finance', { seen: before.number + 1, texts: said('two') })
	// Another process, and one that starts.
	await loadLibrary()
	expect(categoryText('finance', 'en')).toEqual(said('two').en)
	expect(categoryLines('en')).toContainEqual({ id: 'finance', line: 'Line two' })
	const { number, texts, changes } = await readCategoryTexts(one, 'finance')
	expect({ number, texts }).toEqual({ number: before.number + 2, texts: said('two') })
	expect(changes.slice(0, 2)).toMatchObject([{ texts: said('two') }, { texts: said('one') }])
	expect(changes.every(({ by }) => by?.includes('@'))).toBe(true)
	expect(categoryText('marketing', 'en')).toEqual(categoryTexts.marketing.en)
})

test('of two who write of one category at once neither stores over the other unseen, and what is sent twice is stored once', async () => {
	const [one, two] = [await anAdmin(), await anAdmin()]
	const { number: seen } = await readCategoryTexts(one, 'nutrition')
	const tries = await Promise.allSettled([
		saveCategoryTexts(one, 'nutrition', { seen, texts: said('mine') }),
		saveCategoryTexts(two, 'nutrition', { seen, texts: said('theirs') }),
	])
	expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	const stored = await readCategoryTexts(one, 'nutrition')
	expect(stored.number).toBe(seen + 1)
	const refused = tries.find((attempt) => attempt.status === 'rejected')
	expect(refused?.reason).toMatchObject({ code: 'conflict', details: { texts: stored.texts } })
	await saveCategoryTexts(one, 'nutrition', { seen, texts: stored.texts })
	expect((await readCategoryTexts(one, 'nutrition')).number).toBe(seen + 1)
})

test('what is told is one short line and one sentence in each language; what the files say is', () => {
	const parse = (line: string) =>
		CategoryTextsInput.safeParse({ ...said('x'), en: { line, description: 'A.' } })
	expect(parse(' A\n\0 line ').data?.en.line).toBe('A line')
	for (const wrong of ['', ' \n\0', 'a'.repeat(49)]) expect(parse(wrong).success).toBe(false)
	for (const { id } of categories)
		expect(CategoryTextsInput.parse(categoryTexts[id])).toEqual(categoryTexts[id])
})

test('what is stored of a category that there is no more harms nobody', async () => {
	await db()
		.insert(libraryCategoryTexts)
		.values({ category: '__proto__', number: 1, content: said('x') })
	await loadLibrary()
	expect(categoryLines('en').map(({ id }) => id)).toEqual(categories.map(({ id }) => id))
})
