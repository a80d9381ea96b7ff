import type { CategoryId } from '../category'
import { cover } from '../cover/cover'

/** A prompt's picture in a frame; `large` is the prompt page's. */
export function Cover({
	id,
	category,
	large = false,
}: {
	id: string
	category: CategoryId
	large?: boolean
}) {
	return (
		<div
			className={large ? 'cover cover-large' : 'cover'}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: markup that our own function draws from numbers; a hundred elements as React nodes would be hydrated one by one
			dangerouslySetInnerHTML={{ __html: cover(id, category) }}
		/>
	)
}
