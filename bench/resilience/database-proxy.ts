import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '../../tests/support/server.ts'

/**
 * A cable between the product and its database, in our hands. `refuse`: nobody listens any more, and connections break.
 * `swallow`: whatever is sent, now or on connections that are open, arrives nowhere and is never answered, also later.
 */
export class DatabaseProxy {
	readonly url: string
	readonly #port: number
	readonly #target: URL
	readonly #sockets = new Set<Socket>()
	#isSwallowing = false
	#server: Server | undefined

	private constructor(url: string, port: number) {
		this.#target = new URL(url)
		this.#port = port
		const own = new URL(url)
		own.port = String(port)
		this.url = own.href
	}

	static async before(url: string): Promise<DatabaseProxy> {
		const proxy = new DatabaseProxy(url, await freePort())
		await proxy.pass()
		return proxy
	}

	async pass(): Promise<void> {
		this.#isSwallowing = false
		if (this.#server) return
		this.#server = createServer((socket) => this.#take(socket)).listen(this.#port, '127.0.0.1')
		await once(this.#server, 'listening')
	}

	refuse(): void {
		this.#server?.close()
		this.#server = undefined
		for (const socket of this.#sockets) socket.destroy()
	}

	swallow(): void {
		this.#isSwallowing = true
		for (const socket of this.#sockets) socket.unpipe().pause()
	}

	#take(socket: Socket): void {
		this.#keep(socket)
		if (this.#isSwallowing) {
			socket.pause()
			return
		}
		const database = connect({ port: Number(this.#target.port), host: this.#target.hostname })
		this.#keep(database)
		socket.once('close', () => database.destroy())
		database.once('close', () => socket.destroy())
		socket.pipe(database)
		database.pipe(socket)
	}

	#keep(socket: Socket): void {
		this.#sockets.add(socket)
		socket.on('error', () => undefined)
		socket.once('close', () => this.#sockets.delete(socket))
	}
}
