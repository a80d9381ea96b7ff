import { LANGUAGES } from '~/i18n/language'
import { buySubscription } from '../billing/subscriber'

/**
 * A Legend hands out the link of a collection of these prompts and of this text, which they saved: once as a copy of one of
 * them, once as their own. Answers who that is, and where the collection could be read.
 */
export async function shareCollectionOf(origin: string, ids: readonly string[], text: string) {
	const { token } = await buySubscription(origin, 'pro')
	const headers = { Authorization: `Bearer ${token}` }
	const post = (path: string, form: Record<string, string>) =>
		fetch(origin + path, { method: 'POST', headers, body: new URLSearchParams(form), redirect: 'manual' })
	const save = async (from: object): Promise<string> => {
		const params = { title_param: 'Saved', content_param: text, ...from }
		const saved = await fetch(`${origin}/functions/v1/prompt_locker_functions`, {
			method: 'POST',
			headers: { ...headers, 'Content-Type': 'application/json' },
			body: JSON.stringify({ function_name: 'create_saved_prompt', params }),
		})
		const { id }: { id: string } = await saved.json()
		return id
	}
	const [first = ''] = ids
	const copies = [await save({ origin_prompt_id_param: first, origin_language_param: 'en' }), await save({})]
	await post('/collections/add', { prompt: first, title: 'All of it' })
	for (const prompt of ids) await post('/collections/add', { prompt })
	for (const saved of copies) await post('/collections/add', { saved })
	const read = async (path: string) => (await fetch(origin + path, { headers })).text()
	const [, id = ''] = /\/collections\/([\w-]{36})"/.exec(await read('/collections')) ?? []
	await post(`/collections/${id}`, { intent: 'share' })
	const [, slug = ''] = /\/c\/([a-z0-9-]+)/.exec(await read(`/collections/${id}`)) ?? []
	if (!slug) throw new Error('The collection has no link.')
	const pages = [`/c/${slug}`, `/c/${slug}/report`, '/collections', `/collections/${id}`]
	return {
		headers,
		shared: `/c/${slug}`,
		paths: pages.flatMap((page) =>
			['', '.data'].flatMap((data) => LANGUAGES.map((language) => `${page}${data}?lang=${language}`)),
		),
	}
}
