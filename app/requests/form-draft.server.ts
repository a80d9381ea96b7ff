import type { MessageId } from '~/i18n/words'

/** What texts beyond their lengths may add to an answer, in bytes as they are written into a page. */
const MOST_ADDED = 48_000
/** How often a text stands in a page: in its field, and in the data that scripts begin with. */
const COPIES = 2
/** Signs that HTML or JSON write with others, and as many bytes as that takes at most. */
const ESCAPED = /[&<>"'\\\p{Cc}\u2028\u2029]/gu
const ESCAPE = '\\u001234'

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
 * (`longest`, in characters) that the page would grow by more than a few kilobytes. Those come back empty, and `errors` says so
 * beside each.
 */
export function returned<Name extends string>(
	texts: Readonly<Record<Name, string>>,
	longest: Readonly<Record<Name, number>>,
): { draft: Record<Name, string>; errors: Partial<Record<Name, MessageId>> } {
	const draft: Record<Name, string> = { ...texts }
	const errors: Partial<Record<Name, MessageId>> = {}
	let left = MOST_ADDED
	for (const name in longest) {
		const added = bytesInPage(texts[name].slice(longest[name]))
		if (added <= left) left -= added
		else {
			draft[name] = ''
			errors[name] = 'text_not_sent_back'
		}
	}
	return { draft, errors }
}

function bytesInPage(text: string): number {
	return COPIES * Buffer.byteLength(text.replace(ESCAPED, ESCAPE))
}
