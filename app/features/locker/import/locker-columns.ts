/** How many columns the locker's grid can have. */
export const COLUMNS = [1, 2, 3] as const
export type Columns = (typeof COLUMNS)[number]

/** The cookie in which a browser keeps the choice, so that the server draws the right grid at once. */
export const COLUMNS_COOKIE = 'locker-columns'

/** The chosen number; null where none was chosen, and the width of the window decides. */
export function parseColumns(value: string | undefined): Columns | null {
	return COLUMNS.find((columns) => String(columns) === value) ?? null
}
