/** A whole answer of a slow model is waited for so long. */
export const PATIENT_MS = 300_000
/** How many runs are made where nobody says. */
export const USUAL_BUDGET = { kind: 'runs', most: 20 } as const

/** After how much no further run is begun. */
export interface Budget {
	kind: 'runs' | 'tokens'
	most: number
}
