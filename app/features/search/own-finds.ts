import type { MarkedPart } from '~/features/library/search-marks'

/** The kinds of things that a person finds of their own (docs/product.md#search), in the order in which they are listed. */
export const OWN_KINDS = ['saved', 'created', 'draft', 'conversation', 'session', 'collection'] as const
export type OwnKind = (typeof OWN_KINDS)[number]

/** Something of a person's own that fits what they type. */
export interface OwnFind {
	kind: OwnKind
	id: string
	titleParts: readonly MarkedPart[]
	/** Where it is. */
	to: string
}

export interface OwnFinds {
	/** The query they are for. */
	query: string
	finds: readonly OwnFind[]
}

export const NO_OWN_FINDS: readonly OwnFind[] = []
