import { createHash } from 'node:crypto'
import { z } from 'zod'
import { says } from '~/core/form-schema'
import { trimmed } from '~/core/trimmed'
import { COLLECTION_LENGTHS } from './collection'

/** PostgreSQL has no half characters; line ends are one sign. */
const storable = (text: string) => text.replaceAll('\r\n', '\n').toWellFormed()
const inOneLine = (text: string) => trimmed(storable(text).replace(/[\p{Cc}\s]+/gu, ' '))

/** What a collection is called: one line. */
const CollectionTitle = z
	.string(says('collection_title_required'))
	.transform(inOneLine)
	.pipe(
		z.string().min(1, says('collection_title_required')).max(COLLECTION_LENGTHS.title, says('text_too_long')),
	)

const loose = (most: number) =>
	z
		.string(says('field_invalid'))
		.transform((text) => trimmed(storable(text)))
		.pipe(z.string().max(most, says('text_too_long')))

/** What its author writes about a collection. */
export const CollectionInput = z.object({
	title: CollectionTitle,
	description: loose(COLLECTION_LENGTHS.description),
})
export type CollectionInput = z.infer<typeof CollectionInput>

/** What a new one begins with. */
export const NewCollectionInput = CollectionInput.pick({ title: true })

/** What its author writes about a prompt in it. */
export const CollectionNote = z.object({ note: loose(COLLECTION_LENGTHS.note) })

/** A mark of what texts say, by which a form knows what it was made of. */
export function markOf(...texts: readonly string[]): string {
	return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22)
}
