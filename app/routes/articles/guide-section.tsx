import '~/features/articles/words/load'
import { redirect } from 'react-router'
import { readSection } from '~/features/articles/guide.server'
import { sectionAddress } from '~/features/articles/ui/guide-address'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/guide-section'

export { GuideError as ErrorBoundary } from '~/features/articles/ui/article-missing'

/** A guide's address without its number leads to its section in the list of all; of an unknown one nothing is there. */
export function loader({ context, params }: Route.LoaderArgs) {
	const { slug } = readSection(params.section, context.get(requestContext).language)
	return redirect(sectionAddress(slug), 301)
}

/** Never shown: only a route with a page shows its errors as one. */
export default function GuideSection(): null {
	return null
}
