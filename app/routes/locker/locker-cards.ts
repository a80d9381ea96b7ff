import { requireOpened } from '~/requests/guards.server'
import type { Route } from './+types/locker-cards'
import { readAskedCards } from './locker-page.server'

/** A page of the locker's cards as JSON: what a search finds, and what follows on a press of "Show more". */
export async function loader(visit: Route.LoaderArgs) {
	const legend = requireOpened(visit, 'locker', '/prompt-locker')
	const { cards, count, next } = await readAskedCards(visit, legend)
	return Response.json({ cards, count, next })
}
