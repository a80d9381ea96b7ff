import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export interface RawAnswer {
	status: number
	headers: Map<string, string>
	body: string
}

/** Sends bytes as they are, which no HTTP client would, and answers what came back until the connection ended. */
export async function sendRaw(port: number, request: string): Promise<RawAnswer> {
	const socket = connect({ port, host: '127.0.0.1' })
	socket.write(request, 'latin1')
	const answer = await text(socket)
	const [head = '', ...body] = answer.split('\r\n\r\n')
	const [statusLine = '', ...lines] = head.split('\r\n')
	const headers = lines.map((line): [string, string] => {
		const [name = '', ...value] = line.split(': ')
		return [name.toLowerCase(), value.join(': ')]
	})
	return { status: Number(statusLine.split(' ')[1]), headers: new Map(headers), body: body.join('\r\n\r\n') }
}

/** A request's text: its first line, Host, what is wanted beside them, and an end to the connection. */
export function rawRequest(firstLine: string, headers: Record<string, string> = {}): string {
	const lines = Object.entries({ Host: 'localhost', ...headers, Connection: 'close' })
	return [`${firstLine} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n')
}
