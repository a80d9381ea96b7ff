import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { buySubscription } from '../../tests/support/billing/subscriber.ts'
import { expectStatus, HttpClient, isGone } from './client.ts'
import { Ledger, NOTHING, type Verdict } from './ledger.ts'

const EDITS = 2
const LONG = 40

const Stored = z.object({
	favorites: z.array(z.object({ promptId: z.string() })),
	lastUses: z.array(z.object({ promptId: z.string() })),
	createdPrompts: z.array(
		z.object({
			id: z.string(),
			title: z.string(),
			description: z.string(),
			promptText: z.string(),
			tags: z.array(z.string()),
		}),
	),
	savedPrompts: z.array(
		z.object({ title: z.string(), content: z.string(), description: z.string(), tags: z.array(z.string()) }),
	),
	focusSessions: z.array(
		z.object({
			id: z.string(),
			version: z.number(),
			title: z.string(),
			subTasks: z.array(z.object({ text: z.string() })),
			lastPrompts: z.array(z.string()),
		}),
	),
})
type Stored = z.infer<typeof Stored>

const Row = z.object({ id: z.string(), updated_at: z.string() })

/** What was found after a crash: the ledger's verdict, and how many prompts their author and the search disagree on. */
export interface Findings extends Verdict {
	unfound: number
}

/** A Legend who marks, publishes, fills the locker and works in focus mode all at once, and keeps a ledger of it. */
export class Writer {
	readonly ledger = new Ledger()
	readonly #cookie: string
	#focus = { id: '', version: 0 }
	#round = 0
	#earlier = ''
	#published: string[] = []

	private constructor(cookie: string) {
		this.#cookie = cookie
	}

	static async join(port: number): Promise<Writer> {
		const { cookie } = await buySubscription(`http://127.0.0.1:${port}`, 'pro')
		const writer = new Writer(`${cookie.name}=${cookie.value}`)
		await writer.#with(port, async (client) => {
			expectStatus(303, await client.form('/focus', { intent: 'start', title: 'Under fire' }))
			await writer.#read(client)
			await writer.#focusOn(client)
		})
		return writer
	}

	/** Writes until the server is gone. Any answer that is no acknowledgement is an error. */
	async writeUntilGone(port: number): Promise<void> {
		await this.#with(port, async (client) => {
			const kinds = [this.#publish, this.#keep, this.#focusOn]
			await Promise.all(kinds.map((kind) => untilGone(() => kind.call(this, client))))
		})
	}

	/** Compares the ledger with what the person's own export says, and with what the search finds. */
	compare(port: number): Promise<Findings> {
		return this.#with(port, async (client) => {
			const stored = await this.#read(client)
			const verdict = this.ledger.compare(asLedger(stored))
			let unfound = 0
			for (const mark of this.#published.splice(0)) {
				const id = stored.createdPrompts.find(({ title }) => title === titleOf(mark))?.id
				const { body } = expectStatus(200, await client.get(`/categories?q=${mark}`))
				if (body.includes(id ? `/prompt/${id}` : titleOf(mark)) !== (id !== undefined)) unfound += 1
			}
			return { ...verdict, unfound }
		})
	}

	async #with<Result>(port: number, work: (client: HttpClient) => Promise<Result>): Promise<Result> {
		const client = new HttpClient(port, { Cookie: this.#cookie })
		try {
			return await work(client)
		} finally {
			client.close()
		}
	}

	async #read(client: HttpClient): Promise<Stored> {
		const { body } = expectStatus(200, await client.get('/settings/export.json'))
		const stored = Stored.parse(JSON.parse(body))
		const [session] = stored.focusSessions
		if (session) this.#focus = { id: session.id, version: session.version }
		return stored
	}

	/** A new prompt, marked as a favorite and as used; the one before is no favorite any more. */
	async #publish(client: HttpClient): Promise<void> {
		const mark = aMark()
		this.#published.push(mark)
		const { title, description, promptText, tags } = created(mark)
		const form = { title, description, promptText, tags: tags.join(), category: 'finance', language: 'en' }
		let id = ''
		await this.ledger.write(`created ${title}`, JSON.stringify(created(mark)), async () => {
			const { headers } = expectStatus(303, await client.form('/create-prompt', form))
			id = headers.location?.split('/').at(-1) ?? ''
		})
		await this.#favor(client, id, true)
		await this.ledger.write(`used ${id}`, 'yes', async () =>
			expectStatus(200, await client.form(`/prompt/${id}/used`, { scripted: 'yes' })),
		)
		if (this.#earlier) await this.#favor(client, this.#earlier, false)
		this.#earlier = id
	}

	#favor(client: HttpClient, id: string, isOn: boolean): Promise<void> {
		const form = { favorite: isOn ? 'on' : 'off', scripted: 'yes' }
		return this.ledger.write(`favorite ${id}`, isOn ? 'yes' : NOTHING, async () =>
			expectStatus(200, await client.form(`/prompt/${id}/favorite`, form)),
		)
	}

	/** A new prompt in the locker, and edits of it. */
	async #keep(client: HttpClient): Promise<void> {
		const mark = aMark()
		let row: z.infer<typeof Row> | undefined
		for (let edit = 0; edit <= EDITS; edit += 1) {
			const { title, content, tags } = saved(mark, edit)
			const fields = { title_param: title, content_param: content, tags_param: tags, description_param: mark }
			const change = row && {
				prompt_id_param: row.id,
				updated_at_param: row.updated_at,
				category_id_param: null,
			}
			const call = {
				function_name: row ? 'update_saved_prompt' : 'create_saved_prompt',
				params: { ...fields, ...change },
			}
			await this.ledger.write(`saved ${mark}`, JSON.stringify(saved(mark, edit)), async () => {
				const answer = await client.json('/functions/v1/prompt_locker_functions', call)
				row = Row.parse(JSON.parse(expectStatus(200, answer).body))
			})
		}
	}

	/** Another save of the session in progress. */
	async #focusOn(client: HttpClient): Promise<void> {
		this.#round += 1
		const { title, tasks, lastPrompts } = focused(this.#round)
		const createdAt = '2026-05-04T09:00:00.000Z'
		const body = {
			...this.#focus,
			title,
			lastPrompts,
			subTasks: tasks.map((text, place) => ({ id: `task-${place}`, text, completed: false, createdAt })),
			mentalStatus: { emoji: '😊', attentionLevel: 5 },
			timer: { startedAt: 1_777_000_000_000, pausedAt: null, spentMs: 0 },
		}
		await this.ledger.write('focus', JSON.stringify(focused(this.#round)), async () => {
			const answer = expectStatus(200, await client.json('/focus/session', body))
			this.#focus.version = z.object({ version: z.number() }).parse(JSON.parse(answer.body)).version
		})
	}
}

async function untilGone(work: () => Promise<void>): Promise<void> {
	try {
		for (;;) await work()
	} catch (error) {
		if (!isGone(error)) throw error
	}
}

/** A word that nobody else uses, in letters that a search leaves as they are. */
function aMark(): string {
	const letters = [...randomUUID().replaceAll('-', '')].slice(0, 16)
	return letters.map((digit) => 'bcdfghjklmnpqrtv'[Number.parseInt(digit, 16)]).join('')
}

const titleOf = (mark: string) => `Under fire ${mark}`
const created = (mark: string) => ({
	title: titleOf(mark),
	description: `Described ${mark}`,
	promptText: `Do [this] with ${mark}. `.repeat(LONG).trim(),
	tags: [mark, 'fire'],
})
const saved = (mark: string, edit: number) => ({
	title: `${mark} ${edit}`,
	content: `Edit ${edit} of ${mark}. `.repeat(LONG).trim(),
	tags: [mark, String(edit)],
})
const focused = (round: number) => ({
	title: `Round ${round}`,
	tasks: Array.from({ length: 10 }, (_none, place) => `Task ${place} of ${round}`),
	lastPrompts: [`Do round ${round}. `.repeat(LONG).trim()],
})

/** A person's stored things, under the names and in the words of the ledger. */
function asLedger({ favorites, lastUses, createdPrompts, savedPrompts, focusSessions }: Stored) {
	return new Map([
		...favorites.map(({ promptId }) => [`favorite ${promptId}`, 'yes'] as const),
		...lastUses.map(({ promptId }) => [`used ${promptId}`, 'yes'] as const),
		...createdPrompts.map(
			({ title, description, promptText, tags }) =>
				[`created ${title}`, JSON.stringify({ title, description, promptText, tags })] as const,
		),
		...savedPrompts.map(
			({ title, content, tags, description }) =>
				[`saved ${description}`, JSON.stringify({ title, content, tags })] as const,
		),
		...focusSessions.map(
			({ title, subTasks, lastPrompts }) =>
				['focus', JSON.stringify({ title, tasks: subTasks.map(({ text }) => text), lastPrompts })] as const,
		),
	])
}
