import '~/i18n/areas/articles'
import { redirect } from 'react-router'
import { sectionAddress } from '~/components/article/guide-address'
import { readShelf } from '~/domain/guide.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/guide-section'

export { GuideError as ErrorBoundary } from '~/components/article/article-missing'

/** A guide's address without its number leads to its section in the list of all; of an unknown one nothing is there. */
export function loader({ context, params }: Route.LoaderArgs) {
	const { slug } = readShelf(params.section, context.get(visitContext).language)
	return redirect(sectionAddress(slug), 301)
}

/** Never shown: only a route with a page shows its errors as one. */
export default function GuideSection(): null {
	return null
}
