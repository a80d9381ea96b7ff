import { escapeHtml, withPlainApostrophes } from '~/core/escape'
import type { MessageId } from '~/i18n/words'

/** What texts may add to an answer beyond what it took to send them, in bytes. */
const MOST_ADDED = 28_000
/** How often a text stands in a page: in its field, and in the data that scripts begin with. */
const COPIES = 2

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
 * sent by more than a few kilobytes. Those come back empty, and `errors` says so beside each.
 */
export function returned<Name extends string>(
	texts: Readonly<Record<Name, string>>,
	longest: Readonly<Record<Name, number>>,
): { draft: Record<Name, string>; errors: Partial<Record<Name, MessageId>> } {
	const draft: Record<Name, string> = { ...texts }
	const errors: Partial<Record<Name, MessageId>> = {}
	let left = MOST_ADDED
	for (const name in longest) {
		const added = bytesAdded(texts[name], longest[name])
		if (added <= left) left -= added
		else {
			draft[name] = ''
			errors[name] = 'text_not_sent_back'
		}
	}
	return { draft, errors }
}

function bytesAdded(text: string, longest: number): number {
	const fitting = text.slice(0, longest)
	const sent = new URLSearchParams([[fitting, '']]).toString().length
	return Math.max(0, bytesAnswered(fitting) - sent) + COPIES * bytesAnswered(text.slice(longest))
}

/** In a page, or in the data that scripts get: whichever is more. */
function bytesAnswered(text: string): number {
	const inPage = withPlainApostrophes(escapeHtml(text))
	return Math.max(Buffer.byteLength(inPage), Buffer.byteLength(JSON.stringify(text)))
}
