import { type Refused, refuse } from '~/core/refuse.server'
import { requestLanguage } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import type { MessageId } from '~/i18n/words'
import { readParts } from './multipart.server'
import { readBytes } from './request-body.server'

/** More than any form of ours has. The platform's reader takes time with the square of their number. */
const MOST_FIELDS = 200
/** What every part of a form says of itself. */
const PART_OF_FORM = 'form-data'

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
 * or one of more fields than any of ours has is refused with `invalid_input`, which says which of them it was, one of too
 * many bytes with `too_large`. `isFilled` refuses a form without a field too: only a button's may have none.
 */
export async function readForm(request: Request, { isFilled = false } = {}): Promise<SentForm> {
	const type = request.headers.get('Content-Type') ?? ''
	const isInParts = /^multipart\/form-data\b/i.test(type)
	if (!isInParts && !/^application\/x-www-form-urlencoded\b/i.test(type))
		throw await noForm(request, 'form_missing')
	const body = await readBytes(request)
	const fields = isInParts ? fieldsInParts(body, type) : fieldsInLine(body.toString('utf8'))
	if (!fields) throw await noForm(request, whatIsWrong(body, isInParts))
	const form = new SentForm(body.byteLength)
	if (isFilled && body.byteLength === 0) throw await noForm(request, 'form_missing')
	for (const [name, value] of fields) {
		if (typeof value === 'string') form.append(name, value.replaceAll('\0', ''))
		else form.append(name, value)
	}
	return form
}

/** What the page of a refused form says, in words that no page that is not refused has to load. */
async function noForm(request: Request, message: MessageId): Promise<Refused> {
	const t = await translateInto(requestLanguage(request, new URL(request.url)))
	return refuse('invalid_input', { text: t(message, { most: MOST_FIELDS }) })
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
	return saysOften(text, '&', MOST_FIELDS) ? null : new URLSearchParams(text)
}

function fieldsInParts(body: Buffer<ArrayBuffer>, type: string): Fields | null {
	const parts = readParts(body, type, MOST_FIELDS)
	if (!parts) return null
	return parts.map(({ name, content, file }) => [
		name,
		file ? new File([content], file.name, { type: file.type }) : content.toString('utf8'),
	])
}

function whatIsWrong(body: Buffer<ArrayBuffer>, isInParts: boolean): MessageId {
	if (body.byteLength === 0) return 'form_missing'
	// A line of fields is refused for their number alone.
	return isInParts && !saysOften(body, PART_OF_FORM, MOST_FIELDS + 1) ? 'form_broken' : 'form_of_too_many'
}

/** Whether a text is in another so often; it is looked for no further. */
function saysOften(text: string | Buffer, what: string, times: number): boolean {
	let found = 0
	for (let at = text.indexOf(what); at >= 0; at = text.indexOf(what, at + what.length)) {
		found += 1
		if (found >= times) return true
	}
	return false
}
