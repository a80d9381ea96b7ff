import { connect, type Socket } from 'node:net'

const TURN_MS = 10
/** Every connection sends another byte or line once a second. */
const TURNS = 100
const PIPELINED = 20

interface Slowness {
	begin: string
	/** What comes once a second. */
	more: string
	/** Whether answers are left lying. */
	isDeaf?: boolean
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
const SLOW: readonly Slowness[] = [
	{ begin: GET, more: 'X-Slow: yes\r\n' },
	{
		begin:
			'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50000\r\n\r\n',
		more: 'a',
	},
	{ begin: `${GET}\r\n`.repeat(PIPELINED), more: `${GET}\r\n`, isDeaf: true },
]

/**
 * Connections that never come to an end: a third each sends headers line by line, a body byte by byte, or asks for
 * page after page and reads none. One that the server closes is opened again.
 */
export class SlowConnections {
	readonly #port: number
	readonly #sockets: (Socket | undefined)[]
	readonly #timer: NodeJS.Timeout
	#isOver = false
	#turn = 0

	private constructor(port: number, count: number) {
		this.#port = port
		this.#sockets = Array.from({ length: count }, () => undefined)
		this.#timer = setInterval(() => this.#next(), TURN_MS)
	}

	/** Answers when all have been opened. */
	static async open(port: number, count: number): Promise<SlowConnections> {
		const slow = new SlowConnections(port, count)
		await new Promise<void>((resolve) => {
			const watch = setInterval(() => {
				if (slow.open < count) return
				clearInterval(watch)
				resolve()
			}, TURN_MS)
		})
		return slow
	}

	get open(): number {
		return this.#sockets.filter((socket) => socket && !socket.connecting).length
	}

	close(): void {
		this.#isOver = true
		clearInterval(this.#timer)
		for (const socket of this.#sockets) socket?.destroy()
	}

	#next(): void {
		this.#turn = (this.#turn + 1) % TURNS
		for (let place = this.#turn; place < this.#sockets.length; place += TURNS) {
			const slowness = SLOW[place % SLOW.length]
			if (!slowness) continue
			const socket = this.#sockets[place]
			if (socket?.writable) socket.write(slowness.more)
			else if (!socket) this.#open(place, slowness)
		}
	}

	#open(place: number, { begin, isDeaf }: Slowness): void {
		const socket = connect({ port: this.#port, host: '127.0.0.1' })
		this.#sockets[place] = socket
		socket.on('error', () => undefined)
		socket.once('close', () => {
			if (!this.#isOver) this.#sockets[place] = undefined
		})
		if (isDeaf) socket.pause()
		else socket.resume()
		socket.write(begin)
	}
}
