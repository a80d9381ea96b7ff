/** An assistant that a prompt can be opened in. */
export interface Assistant {
	name: 'ChatGPT' | 'Claude' | 'Gemini'
	/** An empty conversation. */
	home: string
	/** A conversation that begins with the text appended here, where the assistant takes one. */
	prefilled: string | null
}

export const ASSISTANTS: readonly Assistant[] = [
	{ name: 'ChatGPT', home: 'https://chatgpt.com/', prefilled: 'https://chatgpt.com/?q=' },
	{ name: 'Claude', home: 'https://claude.ai/new', prefilled: 'https://claude.ai/new?q=' },
	{ name: 'Gemini', home: 'https://gemini.google.com/app', prefilled: null },
]

/** Servers in front of the assistants refuse longer addresses. */
const LONGEST_URL = 6_000

export interface Opening {
	url: string
	/** True where the text is not in the address: the person pastes it. */
	isPasted: boolean
}

/** Where a text opens in an assistant: with the text in the address if it can be, else in an empty conversation. */
export function openIn({ home, prefilled }: Assistant, text: string): Opening {
	const url = prefilled && prefilled + encodeURIComponent(text.toWellFormed())
	return url && url.length < LONGEST_URL ? { url, isPasted: false } : { url: home, isPasted: true }
}
