import { useWords } from '~/i18n/words'
import { useTimeText } from '../ui/time-text'
import type { TitleWorked, Worked } from './time'

/** What was worked, in rows that have a name. */
export function WorkedTable({
	label,
	rows,
}: {
	label: string
	rows: readonly (Worked & { key: string; name: string; sessions?: number })[]
}) {
	const { t, number } = useWords()
	const timeText = useTimeText()
	const hasSessions = rows.some(({ sessions }) => sessions !== undefined)
	return (
		<table className="time-table">
			<thead>
				<tr>
					<th scope="col">{label}</th>
					<th scope="col">{t('time_focus')}</th>
					<th scope="col">{t('time_over')}</th>
					{hasSessions ? <th scope="col">{t('time_sessions')}</th> : null}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, name, spentMs, overMs, sessions }) => (
					<tr key={key}>
						<th scope="row">{name}</th>
						<td>{spentMs > 0 ? timeText(spentMs) : '–'}</td>
						<td>{overMs > 0 ? timeText(overMs) : '–'}</td>
						{sessions === undefined ? null : <td>{number(sessions)}</td>}
					</tr>
				))}
			</tbody>
		</table>
	)
}

/** What was worked by title, the most first. */
export function TitleTable({ titles, hasMore }: { titles: readonly TitleWorked[]; hasMore: boolean }) {
	const { t } = useWords()
	return (
		<section aria-labelledby="time-titles">
			<h2 id="time-titles" className="text-h3">
				{t('time_by_title')}
			</h2>
			<WorkedTable
				label={t('time_title')}
				rows={titles.map((one) => ({ ...one, key: one.title, name: one.title }))}
			/>
			{hasMore ? <p className="hint">{t('time_more_titles', { count: titles.length })}</p> : null}
		</section>
	)
}
