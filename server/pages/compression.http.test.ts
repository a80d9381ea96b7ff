import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { rawRequest, sendRaw } from '../../tests/support/raw-http'
import type { RunningServer } from '../../tests/support/server'
import { untouchedServer } from '../../tests/support/shared-server'

let server: RunningServer
beforeAll(async () => {
	server = await untouchedServer()
})

/** A cookie that opens nothing: the page is rendered for one person, and none is kept. */
const PERSONAL = { Cookie: 'session=nothing' }

async function bytesOf(path: string, headers: Record<string, string>) {
	const answer = await fetch(server.origin + path, { headers: { ...PERSONAL, ...headers } })
	return { headers: answer.headers, text: await answer.text() }
}

test.each(['/prompt/1', '/prompt/1.data'])(
	'%s that is rendered for one person travels compressed',
	async (path) => {
		const plain = await bytesOf(path, { 'Accept-Encoding': 'identity' })
		const tight = await sendRaw(
			server.port,
			rawRequest(`GET ${path}`, { ...PERSONAL, 'Accept-Encoding': 'gzip, br', Connection: 'close' }),
		)
		expect(plain.headers.get('content-encoding')).toBeNull()
		expect(tight.headers.get('content-encoding')).toBe('br')
		expect(tight.headers.get('vary')).toContain('Accept-Encoding')
		expect(tight.headers.get('content-security-policy')).toMatch(/^default-src 'self'; .*object-src 'none'/)
		expect(plain.text.length).toBeGreaterThan(5_000)
	},
)

test('what was compressed is the page, in both encodings', async () => {
	for (const [encoding, unpack] of [
		['br', brotliDecompressSync],
		['gzip', gunzipSync],
	] as const) {
		const { request } = await import('node:http')
		const body = await new Promise<Buffer>((resolve, reject) => {
			const asked = request(
				`${server.origin}/prompt/1`,
				{ headers: { ...PERSONAL, 'Accept-Encoding': encoding } },
				(response) => {
					const chunks: Buffer[] = []
					response.on('data', (chunk: Buffer) => chunks.push(chunk))
					response.on('end', () => resolve(Buffer.concat(chunks)))
				},
			)
			asked.on('error', reject).end()
		})
		expect(unpack(body).toString()).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>$/)
	}
})
