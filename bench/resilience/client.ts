import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface HttpAnswer {
	status: number
	headers: IncomingHttpHeaders
	body: string
}

type Fields = Record<string, string>

/** Somebody's connections to a server, as many as they ask for at once. What is not answered whole is rejected. */
export class HttpClient {
	/** How many requests have left this side whole. */
	sent = 0
	readonly #origin: string
	readonly #headers: Fields
	readonly #agent = new Agent({ keepAlive: true })

	constructor(port: number, headers: Fields = {}) {
		this.#origin = `http://127.0.0.1:${port}`
		this.#headers = headers
	}

	get(path: string, headers: Fields = {}): Promise<HttpAnswer> {
		return this.#ask('GET', path, headers)
	}

	form(path: string, fields: Fields): Promise<HttpAnswer> {
		const type = 'application/x-www-form-urlencoded'
		return this.#ask('POST', path, { 'Content-Type': type }, String(new URLSearchParams(fields)))
	}

	json(path: string, body: object): Promise<HttpAnswer> {
		return this.#ask('POST', path, { 'Content-Type': 'application/json' }, JSON.stringify(body))
	}

	/** Sends a file by the form whose field is `file`. */
	upload(path: string, name: string, content: string): Promise<HttpAnswer> {
		const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
		const type = 'multipart/form-data; boundary=x'
		return this.#ask('POST', path, { 'Content-Type': type }, `${head}${content}\r\n--x--\r\n`)
	}

	close(): void {
		this.#agent.destroy()
	}

	#ask(method: string, path: string, more: Fields, body?: string): Promise<HttpAnswer> {
		const length: Fields = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
		const headers = { ...this.#headers, ...more, ...length }
		return new Promise((resolve, reject) => {
			const asked = request(this.#origin + path, { method, headers, agent: this.#agent }, (response) => {
				const { statusCode: status = 0, headers } = response
				text(response).then((body) => resolve({ status, headers, body }), reject)
			})
			asked.on('error', reject)
			asked.end(body, () => {
				this.sent += 1
			})
		})
	}
}

/** The same answer where its status is the one that was wanted. */
export function expectStatus(wanted: number, answer: HttpAnswer): HttpAnswer {
	if (answer.status === wanted) return answer
	throw new Error(`Answered ${answer.status} instead of ${wanted}: ${answer.body.slice(0, 300)}`)
}

/** Whether somebody was cut off because nobody is at the other end any more. */
export function isGone(error: unknown): boolean {
	const code = error instanceof Error && 'code' in error ? error.code : undefined
	return code === 'ECONNRESET' || code === 'ECONNREFUSED' || code === 'EPIPE' || code === 'ECONNABORTED'
}
