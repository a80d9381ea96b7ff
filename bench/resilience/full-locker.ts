import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { MOST_CATEGORIES, MOST_PROMPTS } from '../../app/features/locker/locker.ts'
import type { Row } from '../table.ts'
import { atMost } from './at-most.ts'
import { expectStatus, type HttpClient } from './client.ts'

/** So many places are left; each of two files that are brought at once would take more than half of them. */
const ROOM = 30
const IN_FILE = 20
const FILES = 6
const SINGLE = 36
const AT_ONCE = 16
const CALL = '/functions/v1/prompt_locker_functions'
const Exported = z.object({ prompts: z.array(z.object({ title: z.string() })) })
const Categories = z.array(z.object({ id: z.string() }))
const Session = z.object({ user: z.object({ id: z.string() }) })

/** What cannot be true of a locker that a person fills at two processes at once: too full, or with half a file in it. */
export async function fillLocker(tabs: readonly HttpClient[]): Promise<Row[]> {
	const [tab] = tabs
	if (!tab) throw new Error('Nobody has a tab open.')
	const at = (place: number) => tabs[place % tabs.length] ?? tab
	const { user } = Session.parse(JSON.parse((await tab.get('/api/auth/get-session')).body))
	const call = (place: number, function_name: string, params: object) =>
		at(place).json(CALL, { function_name, params: { ...params, user_id_param: user.id } })
	await bring(tab, 'there before', MOST_PROMPTS - ROOM)
	const files = Array.from({ length: FILES }, () => randomUUID())
	const singles = Array.from({ length: SINGLE }, () => randomUUID())
	await Promise.all([
		...files.map((name, place) => bring(at(place), name, IN_FILE)),
		...singles.map((name, place) =>
			call(place, 'create_saved_prompt', { title_param: name, content_param: name }),
		),
	])
	const { prompts } = Exported.parse(JSON.parse((await tab.get('/prompt-locker/export.json')).body))
	const counts = files.map((name) => prompts.filter(({ title }) => title.startsWith(name)).length)
	const names = Array.from({ length: MOST_CATEGORIES + 40 }, () => randomUUID())
	await atMost(AT_ONCE, names.length, async (place) => {
		await call(place, 'create_prompt_category', { name_param: names[place] })
	})
	const categories = Categories.parse(
		JSON.parse(expectStatus(200, await call(0, 'get_prompt_categories', {})).body),
	)
	return [
		{
			what: `Saved prompts beyond or missing at ${MOST_PROMPTS}, after ${FILES} files of ${IN_FILE} and ${SINGLE} prompts for ${ROOM} places at once`,
			reached: Math.abs(prompts.length - MOST_PROMPTS),
			wanted: 0,
			unit: '',
		},
		{
			what: `Files of these that came in half or twice, beside ${counts.filter((count) => count === IN_FILE).length} whole`,
			reached: counts.filter((count) => count !== 0 && count !== IN_FILE).length,
			wanted: 0,
			unit: '',
		},
		{
			what: `Categories beyond or missing at ${MOST_CATEGORIES}, of ${names.length} made by ${AT_ONCE} at once`,
			reached: Math.abs(categories.length - MOST_CATEGORIES),
			wanted: 0,
			unit: '',
		},
	]
}

/** Chooses a file and imports it, four times; where another file was chosen meanwhile, or no room is left, nothing comes of it. */
async function bring(tab: HttpClient, name: string, count: number): Promise<void> {
	const address = await look(tab, name, count)
	await Promise.all(Array.from({ length: 4 }, () => tab.form(address, {})))
}

/** Chooses a file; the address of the page that shows what is in it. */
async function look(tab: HttpClient, name: string, count: number): Promise<string> {
	const prompts = Array.from({ length: count }, (_none, place) => ({
		title: `${name} ${place}`,
		content: `${name} ${place}`,
	}))
	const answer = await tab.upload('/prompt-locker/import', 'prompts.json', JSON.stringify({ prompts }))
	return expectStatus(303, answer).headers.location ?? ''
}
