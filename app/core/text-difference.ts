/** A piece of one or both of two texts. */
export interface TextPart {
	kind: 'same' | 'added' | 'removed'
	text: string
}

/** A line of two texts that are compared line by line, or how many alike ones are left out here. */
export type ComparedLine =
	| { kind: 'same' | 'added' | 'removed'; parts: TextPart[] }
	| { kind: 'gap'; count: number }
