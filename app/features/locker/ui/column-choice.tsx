import { useWords } from '~/i18n/words'
import { useMediaQuery } from '~/ui/use-media-query'
import { COLUMNS, COLUMNS_COOKIE, type Columns } from '../import/locker-columns'

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
