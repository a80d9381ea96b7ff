import type { HostileRequest } from './hostile-request.ts'
import { honestRequest } from './hostile-request.ts'
import { judge, MOST_ABOVE_ORDINARY } from './judgement.ts'
import { exchange } from './raw-exchange.ts'

const IMPORT = 'prompt-locker/import'

/** What came of many hostile requests. */
export class Salvo {
	readonly problems: string[] = []
	/** How many were never answered. */
	cut = 0
	bytes = 0
	readonly #port: number
	readonly #answered = new Map<number, number>()

	constructor(port: number) {
		this.#port = port
	}

	/** Sends them, so many at a time, and judges each answer. */
	async fire(requests: readonly HostileRequest[], atOnce: number): Promise<void> {
		const left = [...requests]
		const worker = async () => {
			for (let request = left.pop(); request; request = left.pop()) await this.#send(request)
		}
		await Promise.all(Array.from({ length: atOnce }, worker))
	}

	/** How often each status was answered, as a text. */
	statuses(): string {
		const sorted = [...this.#answered].toSorted(([one], [other]) => one - other)
		return sorted.map(([status, count]) => `${status || 'cut off'}: ${count}`).join(', ')
	}

	async #send(request: HostileRequest): Promise<void> {
		const { what, door, method } = request
		const { head, body } = request.write()
		const answer = await exchange(this.#port, { head, body })
		this.bytes += head.length + body.length
		this.#answered.set(answer.status, (this.#answered.get(answer.status) ?? 0) + 1)
		if (answer.status === 0 && !answer.isSilent) this.cut += 1
		const takesSmall =
			// What a GET brings is read by nobody.
			method === 'POST' &&
			door.route !== IMPORT &&
			door.requests.some(({ form, json }) => Object.keys(form ?? json ?? {}).length > 0)
		const asked = { port: this.#port, headBytes: head.length, bodyBytes: body.length, takesSmall }
		const problem =
			judge(answer, asked) ?? (await this.#misjudgedLength(request, answer.size - head.length - body.length))
		if (problem) this.problems.push(`${problem}\n${what}\n${body.length} bytes: ${beginning(head, body)}`)
	}

	/**
	 * Beyond what was sent an answer is about as large as an honest one, or as the page to which a refused form comes back; both are
	 * asked for where it matters: lists grow meanwhile.
	 */
	async #misjudgedLength(request: HostileRequest, size: number): Promise<string | null> {
		if (size <= MOST_ABOVE_ORDINARY) return null
		let ordinary = 0
		for (const method of [request.method, 'GET']) {
			const honest = await exchange(this.#port, honestRequest({ ...request, method }))
			ordinary = Math.max(ordinary, honest.size)
		}
		const more = size - ordinary
		return more > MOST_ABOVE_ORDINARY ? `It answers ${Math.round(more / 1_024)} kB more than usual.` : null
	}
}

function beginning(head: Buffer, body: Buffer): string {
	return `${head.toString('utf8', 0, 2_000)}${body.toString('utf8', 0, 1_000)}`
}
