import { z } from 'zod'
import { expectStatus, type HttpClient } from './client.ts'

/** What came of a change: whether it was taken, or what is stored instead was told. */
export interface Outcome<Text> {
	isTaken: boolean
	now: Text
}

/** A text that several tabs change at once, each by adding a line to what it knows of it. */
export interface SharedText<Text> {
	read(client: HttpClient): Promise<Text>
	add(client: HttpClient, text: Text, line: string): Promise<Outcome<Text>>
	linesOf(text: Text): readonly string[]
}

const createdAt = '2026-05-04T09:00:00.000Z'
const Task = z.object({ id: z.string(), text: z.string(), completed: z.boolean(), createdAt: z.string() })
const Work = z.looseObject({ title: z.string(), subTasks: z.array(Task) })
const Session = z.object({ id: z.string(), version: z.number(), work: Work })
const Conflict = z.object({ details: Session })
const Exported = z.object({
	focusSessions: z.array(
		z.looseObject({ id: z.string(), version: z.number(), title: z.string(), subTasks: z.array(Task) }),
	),
})
type Focus = z.infer<typeof Session>

/** The focus session in progress; a line is a task. */
export const focusText: SharedText<Focus> = {
	async read(client) {
		const { body } = expectStatus(200, await client.get('/settings/export.json'))
		const [session] = Exported.parse(JSON.parse(body)).focusSessions
		if (!session) throw new Error('No session is in progress.')
		const { id, version, title, subTasks } = session
		return { id, version, work: { title, subTasks } }
	},
	async add(client, { id, version, work }, line) {
		const task = { id: line, text: line, completed: false, createdAt }
		const { title } = work
		const subTasks = [...work.subTasks, task]
		const answer = await client.json('/focus/session', {
			id,
			version,
			title,
			subTasks,
			lastPrompts: [],
			mentalStatus: { emoji: '😊', attentionLevel: 5 },
			timer: { startedAt: 1_777_000_000_000, pausedAt: null, spentMs: 0 },
		})
		if (answer.status === 409) return { isTaken: false, now: Conflict.parse(JSON.parse(answer.body)).details }
		const saved = z.object({ version: z.number() }).parse(JSON.parse(expectStatus(200, answer).body))
		return { isTaken: true, now: { id, version: saved.version, work: { title, subTasks } } }
	},
	linesOf: ({ work }) => work.subTasks.map(({ text }) => text),
}

const Row = z.object({ id: z.string(), title: z.string(), content: z.string(), updated_at: z.string() })
type Row = z.infer<typeof Row>

const callLocker = (client: HttpClient, function_name: string, params: object) =>
	client.json('/functions/v1/prompt_locker_functions', { function_name, params })

/** A new saved prompt of the locker; a line is a line. */
export async function lockerText(client: HttpClient): Promise<SharedText<Row>> {
	const params = { title_param: 'Shared', content_param: 'First' }
	const made = Row.parse(
		JSON.parse(expectStatus(200, await callLocker(client, 'create_saved_prompt', params)).body),
	)
	return {
		async read(reader) {
			const answer = await callLocker(reader, 'get_saved_prompt', { prompt_id_param: made.id })
			return Row.parse(JSON.parse(expectStatus(200, answer).body))
		},
		async add(writer, row, line) {
			const answer = await callLocker(writer, 'update_saved_prompt', {
				prompt_id_param: made.id,
				title_param: row.title,
				content_param: `${row.content}\n${line}`,
				description_param: null,
				tags_param: [],
				category_id_param: null,
				updated_at_param: row.updated_at,
			})
			if (answer.status === 409) {
				return { isTaken: false, now: z.object({ details: Row }).parse(JSON.parse(answer.body)).details }
			}
			return { isTaken: true, now: Row.parse(JSON.parse(expectStatus(200, answer).body)) }
		},
		linesOf: ({ content }) => content.split('\n'),
	}
}
