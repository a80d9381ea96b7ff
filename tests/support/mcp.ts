import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import type { RunningServer } from './server'

/** An official client that is connected to a running server, as somebody or nobody. */
export async function connectTo(
	{ origin }: RunningServer,
	token?: string,
	headers: Record<string, string> = {},
): Promise<Client> {
	const client = new Client({ name: 'test', version: '1.0.0' })
	const sent = { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) }
	await client.connect(
		new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers: sent } }),
	)
	return client
}

/** What a tool answers: its texts, its data, and whether it says that something went wrong. */
export async function callTool(client: Client, name: string, given: Record<string, unknown> = {}) {
	const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: given }))
	const texts = result.content.flatMap((part) => (part.type === 'text' ? [part.text] : []))
	return {
		texts,
		text: texts.join('\n'),
		data: result.structuredContent,
		isError: result.isError === true,
	}
}

/** Sends a body to the door as it is. */
export function postTo(
	{ origin }: RunningServer,
	body: string,
	headers: Record<string, string> = {},
): Promise<Response> {
	return fetch(`${origin}/mcp`, {
		method: 'POST',
		body,
		headers: {
			'Content-Type': 'application/json',
			Accept: 'application/json, text/event-stream',
			...headers,
		},
	})
}

/** A message of the protocol that wants an answer. */
export function aMessage(method: string, params: object = {}): string {
	return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
}
