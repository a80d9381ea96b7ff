import { href } from 'react-router'
import { TextCopies } from '../locker-texts'

let waiting: { texts: Set<string>; answer: Promise<Map<string, string>> } | null = null

/**
 * Under which id a text is in the person's locker; null where it is not, or that can't be known now. What a page asks for
 * at once goes in one request.
 */
export async function fetchSavedAs(text: string): Promise<string | null> {
	if (!waiting) {
		const texts = new Set<string>()
		waiting = { texts, answer: Promise.resolve().then(() => askFor(texts)) }
	}
	waiting.texts.add(text)
	return (await waiting.answer).get(text) ?? null
}

async function askFor(asked: ReadonlySet<string>): Promise<Map<string, string>> {
	waiting = null
	const texts = [...asked]
	try {
		const response = await fetch(href('/prompt-locker/copies'), {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ texts }),
		})
		if (!response.ok || response.redirected) return new Map()
		const { ids } = TextCopies.parse(await response.json())
		return new Map(
			texts.flatMap((text, nth) => {
				const id = ids[nth]
				return id ? [[text, id]] : []
			}),
		)
	} catch {
		return new Map()
	}
}
