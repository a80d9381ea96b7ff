import { useWords } from '~/i18n/words'
import { useMediaQuery } from '~/ui/use-media-query'

/** How many columns the locker's grid can have. */
const COLUMNS = [1, 2, 3] as const
export type Columns = (typeof COLUMNS)[number]

/** The cookie in which a browser keeps the choice, so that the server draws the right grid at once. */
export const COLUMNS_COOKIE = 'locker-columns'

/** The chosen number; null where none was chosen, and the width of the window decides. */
export function parseColumns(value: string | undefined): Columns | null {
	return COLUMNS.find((columns) => String(columns) === value) ?? null
}

const YEAR = 31_536_000

/** One, two or three columns; this browser remembers the choice. Phones have room for one only. */
export function ColumnChoice({
	columns,
	onChoose,
}: {
	columns: Columns | null
	onChoose: (columns: Columns) => void
}) {
	const { t } = useWords()
	const isNarrow = useMediaQuery('(max-width: 63.99rem)')
	const shown = columns ?? (isNarrow ? 2 : 3)
	return (
		<fieldset className="segments needs-script">
			<legend className="visually-hidden">{t('columns')}</legend>
			{COLUMNS.map((count) => (
				<button
					key={count}
					type="button"
					aria-pressed={count === shown}
					aria-label={t('columns_count', { count })}
					onClick={() => {
						remember(count)
						onChoose(count)
					}}
				>
					{count}
				</button>
			))}
		</fieldset>
	)
}

function remember(columns: Columns): void {
	// biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser we support
	document.cookie = `${COLUMNS_COOKIE}=${columns}; path=/; max-age=${YEAR}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
