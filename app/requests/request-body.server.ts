import { Refused, refuse } from '~/core/refuse.server'

/**
 * The bytes that a request brings, counted by server/body-limit.ts while they come. This file alone reads bodies. Refuses
 * with `too_large`, and with `invalid_input` what breaks off.
 */
export async function readBytes(request: Request): Promise<Buffer<ArrayBuffer>> {
	try {
		return Buffer.from(await request.arrayBuffer())
	} catch (error) {
		throw error instanceof Refused ? error : refuse('invalid_input')
	}
}

/** The same as a text. */
export async function readText(request: Request): Promise<string> {
	return (await readBytes(request)).toString('utf8')
}
