import { expect } from 'vitest'

/** The text of a premium prompt that an admin writes. */
export const CREATED_CANARY = 'Ask which of the [three] lanterns the ferryman would rather repair before noon'

const WORDS = {
	title: 'Lanterns',
	description: 'Three lanterns.',
	category: 'storytelling',
	tags: 'lantern',
	language: 'en',
	promptText: CREATED_CANARY,
	isPremium: 'on',
}

/**
 * Creates a premium prompt as an admin of the sandbox does: its text is said by what readers get, by older versions and by a
 * draft. Answers its id, and the admin's headers.
 */
export async function createPremium(
	origin: string,
): Promise<{ id: string; headers: Record<string, string> }> {
	const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email: 'admin@pronto.test', password: 'pronto-demo' }),
	})
	// A browser's cookie: kept pages are for requests without one.
	const headers = { Cookie: signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '' }
	const send = (path: string, form: Record<string, string>) =>
		fetch(origin + path, { method: 'POST', headers, body: new URLSearchParams(form), redirect: 'manual' })
	const created = await send('/create-prompt', WORDS)
	const id = created.headers.get('Location')?.split('/').at(-1) ?? ''
	for (const [intent, title] of [
		['publish', 'Lanterns again'],
		['publish', 'Lanterns'],
		['draft', 'More lanterns'],
	] as const) {
		const form = await (await fetch(`${origin}/prompt/${id}/edit`, { headers })).text()
		const editedAt = /name="editedAt" value="([^"]*)"/.exec(form)?.[1] ?? ''
		expect((await send(`/prompt/${id}/edit`, { ...WORDS, title, intent, editedAt })).status).toBe(303)
	}
	return { id, headers }
}

/** Where its author reads what it said and shall say, with the data of these pages. */
export function pastsOf(id: string): string[] {
	const pages = [
		'versions?view=text',
		'versions?version=1&view=text',
		'versions?version=2',
		'edit',
		'discard',
	]
	const withData = pages.flatMap((page) => [page, page.replace(/^\w+/, '$&.data')])
	return withData.map((page) => `/prompt/${id}/${page}`)
}
