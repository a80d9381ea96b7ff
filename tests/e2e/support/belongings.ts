import { giveConversation } from './chat-desk.ts'
import { giveCollection } from './collection-screens.ts'
import { giveFocusSession } from './focus-screens.ts'

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

const KEPT = [
	['Reply to a bad review', 'For the shop’s page.', 'Write a calm reply to [review].', ['shop', 'service']],
	['Lunch from the fridge', 'Weekdays, for two.', 'I have [what is left] and [minutes] minutes.', ['home']],
] as const

/** Gives the sandbox's Legend a locker with prompts in it. Answers the id of the last one. */
async function fillLocker(origin: string, token: string): Promise<string> {
	const call = async (function_name: string, params: object): Promise<{ id: string }> => {
		const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
		const body = JSON.stringify({ function_name, params })
		const answer = await fetch(`${origin}/functions/v1/prompt_locker_functions`, {
			method: 'POST',
			headers,
			body,
		})
		if (!answer.ok) throw new Error(`${function_name} answered ${answer.status}: ${await answer.text()}`)
		return answer.json()
	}
	let last = ''
	for (const [title_param, description_param, content_param, tags_param] of KEPT) {
		const params = { title_param, description_param, content_param, tags_param }
		;({ id: last } = await call('create_saved_prompt', params))
	}
	return last
}

async function tokenOf(origin: string, email: string): Promise<string> {
	const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ email, password: PASSWORD }),
	})
	const { token }: { token: string } = await signedIn.json()
	return token
}

/**
 * Gives the sandbox's explorer what a person has after a while: favorites, a prompt used today, one written; and the Legend a locker, a focus session, a
 * conversation, whose id it answers, and a collection, whose link it answers.
 */
export async function giveBelongings(origin: string): Promise<{ collection: string; conversation: string }> {
	const token = await tokenOf(origin, 'explorer@pronto.test')
	const post = async (path: string, form: Record<string, string>) => {
		const headers = { Authorization: `Bearer ${token}` }
		const init = { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' } as const
		const { status } = await fetch(origin + path, init)
		if (status !== 303) throw new Error(`${path} answered ${status}.`)
	}
	for (const id of SAVED) await post(`/prompt/${id}/favorite`, { favorite: 'on' })
	await post('/prompt/1/used', {})
	await post('/create-prompt', WRITTEN)
	const legend = await tokenOf(origin, 'legend@pronto.test')
	const saved = await fillLocker(origin, legend)
	await giveFocusSession(origin, legend)
	return {
		collection: await giveCollection(origin, legend, saved),
		conversation: await giveConversation(origin, legend),
	}
}
