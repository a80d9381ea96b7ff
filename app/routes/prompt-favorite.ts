import { href, redirect } from 'react-router'
import type { MarkAnswer } from '~/components/prompt/use-mark'
import { addFavorite, removeFavorite } from '~/domain/favorite.server'
import { takeMarkForm } from '~/mark-form.server'
import type { Route } from './+types/prompt-favorite'

/** Saves a prompt (`favorite=on`) or takes it out of the favorites (spec 4, 7). */
export function action(visit: Route.ActionArgs) {
	const { id } = visit.params
	return takeMarkForm(visit, 'failed_to_update_favorites', async (member, form) => {
		if (form.get('favorite') === 'off') {
			await removeFavorite(member, id)
			return 'removed_from_favorites'
		}
		await addFavorite(member, id)
		return 'added_to_favorites'
	})
}

/** A connection that is lost takes nothing from the page but the heart's new state. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction()
	} catch (error) {
		if (error instanceof Response) throw error
		return { message: 'failed_to_update_favorites', isDone: false } satisfies MarkAnswer
	}
}

export function loader({ params: { id } }: Route.LoaderArgs) {
	throw redirect(href('/prompt/:id', { id }))
}
