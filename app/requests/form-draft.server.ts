import { escapeHtml, withPlainApostrophes } from '~/core/escape'
import type { MessageId } from '~/i18n/words'
import type { SentForm } from './form-request.server'

/** What texts may add to an answer beyond what it took to send them, in bytes. */
const MOST_ADDED = 28_000
/** How much of a text that its field does not take comes back, in bytes. */
const MOST_TOO_LONG = 14_000

/** The texts of a form by the names of its empty draft; what is a file or missing stays as it is there. */
export function textsOf<Name extends string>(
	form: FormData,
	empty: Readonly<Record<Name, string>>,
): Record<Name, string> {
	const texts: Record<Name, string> = { ...empty }
	for (const name in texts) {
		const sent = form.get(name)
		if (typeof sent === 'string') texts[name] = sent
	}
	return texts
}

/**
 * What comes back of a form that was refused: all that was typed, unless texts are so much longer than their fields take
 * (`longest`, in characters), or so full of signs that a page writes with several, that the answer would be larger than what was
 * sent by more than a few kilobytes. Those come back empty, the largest first, and `errors` says so beside each.
 */
export function returned<Name extends string>(
	sent: Pick<SentForm, 'bytes'>,
	texts: Readonly<Record<Name, string>>,
	longest: Readonly<Record<Name, number>>,
): { draft: Record<Name, string>; errors: Partial<Record<Name, MessageId>> } {
	const draft: Record<Name, string> = { ...texts }
	const errors: Partial<Record<Name, MessageId>> = {}
	const names: Name[] = []
	for (const name in longest) names.push(name)
	let left = MOST_ADDED + sent.bytes
	for (const name of names.sort((one, other) => texts[one].length - texts[other].length)) {
		const bytes = bytesAnswered(texts[name])
		const tooMany = bytesAnswered(texts[name].slice(longest[name]))
		if (bytes <= left && tooMany <= MOST_TOO_LONG) left -= bytes
		else {
			draft[name] = ''
			errors[name] = 'text_not_sent_back'
		}
	}
	return { draft, errors }
}

/** In a page, or in the data that scripts get: whichever is more. A page that holds both is sent without its scripts. */
function bytesAnswered(text: string): number {
	const inPage = withPlainApostrophes(escapeHtml(text))
	return Math.max(Buffer.byteLength(inPage), Buffer.byteLength(JSON.stringify(text)))
}
