import { connect } from 'node:net'

/** A request as bytes, whatever they are. */
export interface WrittenRequest {
	head: Buffer
	body: Buffer
}

export interface RawExchange {
	/** 0 where nothing that is an answer came. */
	status: number
	headers: Map<string, string[]>
	body: string
	/** Bytes of the body. */
	size: number
	/** Whether nothing came for too long. */
	isSilent: boolean
	/** Whether the server left a connection open that it had to close. */
	isLeftOpen: boolean
}

const PATIENCE_MS = 15_000
/** Longer than the server listens to who goes on sending (server/discard.ts). */
const END_MS = 12_000
const HEAD_END = '\r\n\r\n'

/**
 * Sends bytes as they are, all of them, and answers what came back until the connection ended, however it ended. One
 * that may be kept is closed from here once the answer is whole, but after 413 it is the server that has to close it.
 */
export function exchange(port: number, { head, body }: WrittenRequest): Promise<RawExchange> {
	return new Promise((resolve) => {
		const answer = new AnswerReader(head.toString('latin1', 0, 5) === 'HEAD ')
		let isSilent = false
		let isLeftOpen = false
		const socket = connect({ port, host: '127.0.0.1' })
		socket.setTimeout(PATIENCE_MS, () => {
			isSilent = true
			socket.destroy()
		})
		socket.on('data', (chunk: Buffer) => {
			answer.add(chunk)
			if (!answer.isWhole()) return
			if (answer.parse().status !== 413) socket.destroy()
			else
				setTimeout(() => {
					// A client that was busy itself hears of the end after its timers.
					setImmediate(() => {
						isLeftOpen = !socket.destroyed
						socket.destroy()
					})
				}, END_MS).unref()
		})
		socket.on('error', () => undefined)
		socket.once('close', () =>
			resolve({ ...answer.parse(), isSilent: isSilent && !answer.isWhole(), isLeftOpen }),
		)
		socket.write(head)
		socket.write(body)
	})
}

type Answer = Pick<RawExchange, 'status' | 'headers' | 'body' | 'size'>

/** Puts an answer together from its pieces. */
class AnswerReader {
	readonly #isHeadAlone: boolean
	#chunks: Buffer[] = []
	#length = 0
	/** Where the answer is whole, in bytes; null while that is not known, or known by the connection’s end alone. */
	#end: number | null = null
	#headLength = 0

	constructor(isHeadAlone: boolean) {
		this.#isHeadAlone = isHeadAlone
	}

	add(chunk: Buffer): void {
		this.#chunks.push(chunk)
		this.#length += chunk.length
		if (this.#headLength === 0) this.#readHead()
	}

	isWhole(): boolean {
		if (this.#headLength === 0) return false
		if (this.#end !== null) return this.#length >= this.#end
		const last = Buffer.concat(this.#chunks.slice(-3)).subarray(-7).toString('latin1')
		return this.#isChunked && last.endsWith(`0${HEAD_END}`)
	}

	parse(): Answer {
		const all = Buffer.concat(this.#chunks)
		this.#chunks = [all]
		const { status, headers } = parseHead(all.toString('latin1', 0, this.#headLength))
		const body = all.subarray(this.#headLength)
		return { status, headers, body: body.toString(), size: body.length }
	}

	#isChunked = false

	#readHead(): void {
		const all = Buffer.concat(this.#chunks)
		this.#chunks = [all]
		let begin = 0
		let end = all.indexOf(HEAD_END)
		// What only says that one may go on is no answer yet.
		while (end >= 0 && /^HTTP\/1\.1 1\d\d /.test(all.toString('latin1', begin, begin + 13))) {
			begin = end + HEAD_END.length
			end = all.indexOf(HEAD_END, begin)
		}
		if (end < 0) return
		this.#chunks = [all.subarray(begin)]
		this.#length = all.length - begin
		this.#headLength = end + HEAD_END.length - begin
		const { status, headers } = parseHead(all.toString('latin1', begin, end))
		const length = headers.get('content-length')?.[0]
		this.#isChunked = headers.get('transfer-encoding')?.[0] === 'chunked'
		if (this.#isHeadAlone || status === 204 || status === 304) this.#end = this.#headLength
		else if (length !== undefined) this.#end = this.#headLength + Number(length)
	}
}

function parseHead(text: string): Pick<Answer, 'status' | 'headers'> {
	const [statusLine = '', ...lines] = text.split('\r\n')
	const headers = new Map<string, string[]>()
	for (const line of lines) {
		const colon = line.indexOf(':')
		const name = line.slice(0, colon).toLowerCase()
		headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()])
	}
	return { status: Number(statusLine.split(' ')[1]) || 0, headers }
}
