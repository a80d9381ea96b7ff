import { connect } from 'node:net'

export interface RawExchange {
	/** 0 where nothing that is an answer came. */
	status: number
	headers: Map<string, string[]>
	body: string
	/** Whether nothing came for too long. */
	isSilent: boolean
}

const PATIENCE_MS = 15_000

/** Sends bytes as they are and answers what came back until the connection ended, however it ended. */
export function exchange(port: number, bytes: Buffer): Promise<RawExchange> {
	return new Promise((resolve) => {
		const chunks: Buffer[] = []
		let isSilent = false
		const socket = connect({ port, host: '127.0.0.1' })
		socket.setTimeout(PATIENCE_MS, () => {
			isSilent = true
			socket.destroy()
		})
		socket.on('data', (chunk: Buffer) => chunks.push(chunk))
		socket.on('error', () => undefined)
		socket.once('close', () => resolve({ ...parse(Buffer.concat(chunks).toString()), isSilent }))
		socket.write(bytes)
	})
}

function parse(answer: string): Omit<RawExchange, 'isSilent'> {
	const end = answer.indexOf('\r\n\r\n')
	const [statusLine = '', ...lines] = (end < 0 ? answer : answer.slice(0, end)).split('\r\n')
	const headers = new Map<string, string[]>()
	for (const line of lines) {
		const colon = line.indexOf(':')
		const name = line.slice(0, colon).toLowerCase()
		headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()])
	}
	return {
		status: Number(statusLine.split(' ')[1]) || 0,
		headers,
		body: end < 0 ? '' : answer.slice(end + 4),
	}
}
