/** What a person has marked, by prompt ids: what hearts and stamps show. Visitors have none. */
export interface Marks {
	favorites: readonly string[]
	/** Used on the person's own calendar day. */
	usedToday: readonly string[]
}

export const NO_MARKS: Marks = { favorites: [], usedToday: [] }
