/** What a command of the terminal came to. */
export interface CommandAnswer {
	isDone: boolean
	lines: string[]
}
