/** A piece of one or both of two texts. */
export interface TextPart {
	kind: 'same' | 'added' | 'removed'
	text: string
}

/** A line of two texts that are compared line by line, or how many alike ones are left out here. */
export type ComparedLine =
	| { kind: 'same' | 'added' | 'removed'; parts: TextPart[] }
	| { kind: 'gap'; count: number }

/** What two texts that have fields say differently in one of them. */
export type ComparedField<Field extends string = string> =
	| { field: Field; kind: 'words'; parts: TextPart[] }
	| {
			field: Field
			kind: 'lines'
			lines: ComparedLine[]
			/** How many more lines differ than are here. */
			leftOut?: number
	  }

/** What became of a text that has fields. */
export interface FieldDifference<Field extends string = string> {
	fields: ComparedField<Field>[]
	/** Those that say something, and the same as before. */
	unchanged: Field[]
	/** How many words are new and gone. */
	added: number
	removed: number
	/** Whether something was too much work to be compared. */
	isCut: boolean
}
