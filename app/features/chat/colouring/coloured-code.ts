export const CODE_COLOURS = ['keyword', 'string', 'number', 'name', 'comment'] as const
export type CodeColour = (typeof CODE_COLOURS)[number]

/** From which letter of a code to before which it has a colour. */
export interface ColouredPiece {
	start: number
	end: number
	colour: CodeColour
}

/** A code that is to be coloured, and the number under which the answer comes. */
export interface ColourWish {
	number: number
	code: string
	language: string
}

export interface ColourAnswer {
	number: number
	pieces: ColouredPiece[]
}

/** What is longer stays plain. */
export const LONGEST_COLOURED = 20_000
