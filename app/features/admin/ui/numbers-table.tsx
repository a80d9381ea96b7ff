import { type ReactNode, useId } from 'react'

interface NumbersRow {
	key: string
	head: ReactNode
	/** Written out: as numbers, money or days of the page's language. */
	cells: readonly string[]
}

/** A table of numbers under its title, or a sentence where there are none. The first column says what a row is about. */
export function NumbersTable({
	title,
	note,
	empty,
	columns,
	rows,
	isWide = false,
	inWords = [],
	children,
}: {
	title: string
	note?: string
	empty: string
	columns: readonly string[]
	rows: readonly NumbersRow[]
	/** Whether it has more columns than a phone has room for: then it scrolls by itself. */
	isWide?: boolean
	/** Those of the columns after the first that hold words and no numbers. */
	inWords?: readonly string[]
	/** Stands between the title and the table. */
	children?: ReactNode
}) {
	const id = useId()
	const [first, ...others] = columns
	const lookOf = (column = '') => (inWords.includes(column) ? 'in-words' : undefined)
	return (
		<section aria-labelledby={id}>
			<h2 className="text-h3" id={id}>
				{title}
			</h2>
			{note ? <p className="muted">{note}</p> : null}
			{children}
			{rows.length > 0 ? (
				<Scroll isOn={isWide} labelledBy={id}>
					<table className="numbers-table" aria-labelledby={id}>
						<thead>
							<tr>
								<th scope="col">{first}</th>
								{others.map((column) => (
									<th key={column} scope="col" className={lookOf(column)}>
										{column}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map(({ key, head, cells }) => (
								<tr key={key}>
									<th scope="row">{head}</th>
									{cells.map((cell, at) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: a cell is what its column is
										<td key={at} className={lookOf(others[at])}>
											{cell}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</Scroll>
			) : (
				<p className="muted">{empty}</p>
			)}
		</section>
	)
}

/** A table that is wider than its page scrolls, by keys as well. */
function Scroll({ isOn, labelledBy, children }: { isOn: boolean; labelledBy: string; children: ReactNode }) {
	if (!isOn) return children
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
		<section className="numbers-wide" aria-labelledby={labelledBy} tabIndex={0}>
			{children}
		</section>
	)
}
