import { href } from 'react-router'
import { isLegend, isSignedIn, type Viewer } from '~/core/viewer'
import type { Marks } from '~/features/library/marks/marks'

/** The newest favorites; older ones are kept once they are read. */
const MOST_FAVORITES = 20

/** The pages that a person expects to have with them: their favorites, each of them, and their locker. */
export function belongingsOf(viewer: Viewer, favorites: Marks['favorites']): readonly string[] {
	if (!isSignedIn(viewer) || savesData()) return []
	return [
		...(isLegend(viewer) ? [href('/prompt-locker')] : []),
		`${href('/profile')}?tab=favorites`,
		...favorites.slice(0, MOST_FAVORITES).map((id) => href('/prompt/:id', { id })),
	]
}

/** Whether the person asked their browser to load little. Not every browser tells. */
function savesData(): boolean {
	const connection: unknown = Reflect.get(navigator, 'connection')
	return Reflect.get(Object(connection), 'saveData') === true
}
