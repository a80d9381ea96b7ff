/** What a service said of one criterion; `isMet` is null where it said nothing that could be read. */
export interface Verdict {
	criterion: string
	isMet: boolean | null
	why: string
}
