import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'

/** Gives the sandbox's Legend a collection of a free prompt, a premium one and a saved one, with a note. Answers where its link leads. */
export async function giveCollection(origin: string, token: string, savedId: string): Promise<string> {
	const headers = { Authorization: `Bearer ${token}` }
	const post = async (path: string, form: Record<string, string>) => {
		const init = { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' } as const
		const { status } = await fetch(origin + path, init)
		if (status !== 303) throw new Error(`${path} answered ${status}.`)
	}
	const find = async (path: string, what: RegExp): Promise<string> =>
		what.exec(await (await fetch(origin + path, { headers })).text())?.[1] ?? ''
	await post('/collections/add', { prompt: '1', title: 'From a price to the first ten clients' })
	await post('/collections/add', { prompt: '2' })
	await post('/collections/add', { saved: savedId })
	const own = await find('/collections', /(\/collections\/[\w-]{36})"/)
	const prompt = await find(own, /name="prompt" value="([\w-]{36})"/)
	const seen = await find(own, /name="seen" value="([^"]*)"[\s\S]*?name="note"/)
	await post(own, { intent: 'note', prompt, seen, note: 'Start here, before anything is sent.' })
	await post(own, { intent: 'share' })
	return find(own, /(\/c\/[a-z0-9-]+)/)
}

const openCollection: Screen['reach'] = async (page: Page) => {
	await page.locator('main a[href^="/collections/"]').first().click()
	await page.locator('.collected').first().waitFor()
}

/** Set where the journeys are prepared (tests/support/setup/setup-journeys.ts). */
const shared = () => process.env['PRONTO_E2E_COLLECTION'] ?? ''

/** Screens of collections. */
export const COLLECTION_SCREENS: readonly Screen[] = [
	{ name: 'no collections', who: 'creator', path: () => '/collections' },
	{ name: 'collections', who: 'legend', path: () => '/collections' },
	{ name: 'own collection', who: 'legend', path: () => '/collections', reach: openCollection },
	{ name: 'collection for a prompt', who: 'legend', path: () => '/collections/add?prompt=4' },
	{ name: 'shared collection', path: shared },
	{ name: 'report of a collection', path: () => `${shared()}/report` },
]
