const PASSWORD = 'pronto-demo'
const SAVED = ['1', '4', '5', '8']
const WRITTEN = {
	title: 'A menu for four from what is left',
	tagline: 'Nothing goes to waste.',
	description: 'You list what is in the fridge; you get one dinner with times.',
	category: 'nutrition',
	promptText: 'You are a patient cook. From [what is left], plan one dinner for [number of people].',
	tags: 'dinner, leftovers',
	language: 'en',
}

/** Gives the sandbox's explorer what a person has after a while: favorites, a prompt used today, one written. */
export async function giveBelongings(origin: string): Promise<void> {
	const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email: 'explorer@pronto.test', password: PASSWORD }),
	})
	const { token }: { token: string } = await signedIn.json()
	const post = async (path: string, form: Record<string, string>) => {
		const headers = { Authorization: `Bearer ${token}` }
		const init = { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' } as const
		const { status } = await fetch(origin + path, init)
		if (status !== 303) throw new Error(`${path} answered ${status}.`)
	}
	for (const id of SAVED) await post(`/prompt/${id}/favorite`, { favorite: 'on' })
	await post('/prompt/1/used', {})
	await post('/create-prompt', WRITTEN)
}
