import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Row } from '../table.ts'
import { type Client, expectStatus } from './client.ts'

const MOST_PROMPTS = 5_000
const MOST_CATEGORIES = 500
/** Files of so many prompts each, all brought at once: the sixth would be one too many. */
const FILES = 12
const ROOM = 5.5
const CALL = '/functions/v1/prompt_locker_functions'
const Exported = z.object({ prompts: z.array(z.object({ title: z.string() })) })
const Categories = z.array(z.object({ id: z.string() }))

/** What cannot be true of a locker that a person fills at two processes at once: too full, or with half a file in it. */
export async function fillLocker(tabs: readonly Client[]): Promise<Row[]> {
	const [tab] = tabs
	if (!tab) throw new Error('Nobody has a tab open.')
	const each = 50
	await bring(tab, 'there before', MOST_PROMPTS - ROOM * each)
	const files = Array.from({ length: FILES }, () => randomUUID())
	const staged = []
	for (const [place, name] of files.entries())
		staged.push(await look(tabs[place % tabs.length] ?? tab, name, each))
	// Each press comes four times, at both processes.
	const presses = [...staged, ...staged, ...staged, ...staged]
	await Promise.all(presses.map((address, place) => (tabs[place % tabs.length] ?? tab).form(address, {})))
	const { prompts } = Exported.parse(JSON.parse((await tab.get('/prompt-locker/export.json')).body))
	const counts = files.map((name) => prompts.filter(({ title }) => title.startsWith(name)).length)
	const names = Array.from({ length: MOST_CATEGORIES + 40 }, () => randomUUID())
	await Promise.all(names.map((name, place) => makeCategory(tabs[place % tabs.length] ?? tab, name)))
	const categories = Categories.parse(
		JSON.parse((await tab.json(CALL, { function_name: 'get_prompt_categories', params: {} })).body),
	)
	return [
		{
			what: `Saved prompts beyond ${MOST_PROMPTS}, after ${FILES} files for ${Math.floor(ROOM)} places at once`,
			reached: Math.max(0, prompts.length - MOST_PROMPTS),
			wanted: 0,
			unit: '',
		},
		{
			what: `Files of these that came in half or twice, beside ${counts.filter((count) => count === each).length} whole`,
			reached: counts.filter((count) => count !== 0 && count !== each).length,
			wanted: 0,
			unit: '',
		},
		{
			what: `Categories beyond ${MOST_CATEGORIES}, of ${names.length} made at once`,
			reached: Math.max(0, categories.length - MOST_CATEGORIES),
			wanted: 0,
			unit: '',
		},
	]
}

async function bring(tab: Client, name: string, count: number): Promise<void> {
	expectStatus(303, await tab.form(await look(tab, name, count), {}))
}

/** Chooses a file; the address of the page that shows what is in it. */
async function look(tab: Client, name: string, count: number): Promise<string> {
	const prompts = Array.from({ length: count }, (_none, place) => ({
		title: `${name} ${place}`,
		content: `${name} ${place}`,
	}))
	const answer = await tab.upload('/prompt-locker/import', 'prompts.json', JSON.stringify({ prompts }))
	return expectStatus(303, answer).headers.location ?? ''
}

function makeCategory(tab: Client, name: string) {
	return tab.json(CALL, { function_name: 'create_prompt_category', params: { name_param: name } })
}
