import { refuse } from '~/core/refuse.server'
import { readParts } from './multipart.server'
import { readBytes } from './request-body.server'

/** More than any form of ours has. The platform's reader takes time with the square of their number. */
const MOST_FIELDS = 200

/** A form, and how many bytes it took to send. */
export class SentForm extends FormData {
	readonly bytes: number

	constructor(bytes: number) {
		super()
		this.bytes = bytes
	}
}

/**
 * The form that a request brings, its texts as they can be stored: PostgreSQL knows no NUL. What is no form, a broken one,
 * or one of more fields than any of ours has is refused with `invalid_input`, one of too many bytes with `too_large`.
 */
export async function readForm(request: Request): Promise<SentForm> {
	const type = request.headers.get('Content-Type') ?? ''
	const isInParts = /^multipart\/form-data\b/i.test(type)
	if (!isInParts && !/^application\/x-www-form-urlencoded\b/i.test(type)) throw refuse('invalid_input')
	const body = await readBytes(request)
	const fields = isInParts ? fieldsInParts(body, type) : fieldsInLine(body.toString('utf8'))
	if (!fields) throw refuse('invalid_input')
	const form = new SentForm(body.byteLength)
	for (const [name, value] of fields) {
		if (typeof value === 'string') form.append(name, value.replaceAll('\0', ''))
		else form.append(name, value)
	}
	return form
}

/** No id, cursor or mark that a page of ours sends along unseen is longer. */
const LONGEST_HIDDEN = 300

/** What a page sends along unseen under a name, '' where it does not. Refuses with `invalid_input` what no page of ours sends. */
export function hiddenText(form: FormData, name: string): string {
	const sent = form.get(name) ?? ''
	if (typeof sent !== 'string' || sent.length > LONGEST_HIDDEN) throw refuse('invalid_input')
	return sent
}

type Fields = Iterable<[name: string, value: string | File]>

function fieldsInLine(text: string): Fields | null {
	let separators = 0
	for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
		separators += 1
		if (separators >= MOST_FIELDS) return null
	}
	return new URLSearchParams(text)
}

function fieldsInParts(body: Buffer<ArrayBuffer>, type: string): Fields | null {
	const parts = readParts(body, type, MOST_FIELDS)
	if (!parts) return null
	return parts.map(({ name, content, file }) => [
		name,
		file ? new File([content], file.name, { type: file.type }) : content.toString('utf8'),
	])
}
