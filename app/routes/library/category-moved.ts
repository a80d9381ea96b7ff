import { href, redirect } from 'react-router'
import type { Route } from './+types/category-moved'

/** The second shape of a category's address; `/category/{id}` is the one that stays. */
export function loader({ params }: Route.LoaderArgs) {
	return redirect(href('/category/:id', { id: params.id }), 301)
}
