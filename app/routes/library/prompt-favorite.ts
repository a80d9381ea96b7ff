import { href, redirect } from 'react-router'
import { addFavorite, removeFavorite } from '~/features/library/marks/favorite.server'
import type { Route } from './+types/prompt-favorite'
import { takeMarkForm } from './mark-form.server'

/** Saves a prompt (`favorite=on`) or takes it out of the favorites. */
export function action(args: Route.ActionArgs) {
	const { id } = args.params
	return takeMarkForm(args, 'failed_to_update_favorites', async (member, form) => {
		if (form.get('favorite') === 'off') {
			await removeFavorite(member, id)
			return 'removed_from_favorites'
		}
		await addFavorite(member, id)
		return 'added_to_favorites'
	})
}

export function loader({ params: { id } }: Route.LoaderArgs) {
	throw redirect(href('/prompt/:id', { id }))
}
