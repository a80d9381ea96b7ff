import type { ListedPrompt } from '../prompt'

/** A series as a list shows it. */
export interface ListedSeries {
	id: string
	title: string
	line: string
	/** The titles of its prompts, in their order. */
	steps: readonly string[]
}

/** A step of a series on its page. */
export interface SeriesPageStep {
	prompt: ListedPrompt
	/** With what of the answer before one comes to it. */
	carries: string
}

export interface SeriesWithSteps extends Pick<ListedSeries, 'id' | 'title' | 'line'> {
	steps: readonly SeriesPageStep[]
}

/** A prompt beside another one in their series. */
export interface SeriesNeighbour {
	address: string
	title: string
}

/** Where a prompt stands in its series. */
export interface SeriesPlace extends Pick<ListedSeries, 'id' | 'title'> {
	/** From 1 on. */
	step: number
	count: number
	before: SeriesNeighbour | null
	next: (SeriesNeighbour & { carries: string }) | null
}
