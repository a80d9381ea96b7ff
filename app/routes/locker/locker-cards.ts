import type { CardPage } from '~/features/locker/locker'
import { requireOpened } from '~/requests/guards.server'
import type { Route } from './+types/locker-cards'
import { readAskedCards } from './locker-page.server'

/** A page of the locker's cards as JSON: what a search finds, and what follows on a press of "Show more". */
export async function loader(args: Route.LoaderArgs) {
	const legend = requireOpened(args, 'locker', '/prompt-locker')
	const { cards, count, next, meant } = await readAskedCards(args, legend)
	return Response.json({ cards, count, next, meant } satisfies CardPage)
}
