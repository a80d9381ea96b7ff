import { Link } from 'react-router'
import { type Translate, useWords } from '~/i18n/words'
import { focusAddress } from './focus-address'

/** An ended session as it is listed: `endedOn` is the person's own calendar day. */
interface PastRow {
	id: string
	title: string
	endedOn: string
	spentMs: number
	/** Whether rests and absence are in it. */
	countsRests: boolean
	tasks: number
	tasksDone: number
}

export interface PastRows {
	rows: readonly PastRow[]
	/** Where the next page begins, for those who have all of the past. */
	next: string | null
	/** Whether this is not the first page. */
	isFurther: boolean
	/** Whether only the last ones are shown on this plan. */
	isShort: boolean
}

/** What was worked on before, and for how long: a Creator’s last five, all of a Legend’s. */
export function PastSessions({ past }: { past: PastRows }) {
	const { t, day } = useWords()
	const { rows, next, isFurther, isShort } = past
	if (rows.length === 0 && !isFurther) return null
	return (
		<section className="past-sessions" aria-labelledby="past-sessions">
			<h2 id="past-sessions" className="text-h3">
				{t('past_sessions')}
			</h2>
			<ul>
				{rows.map(({ id, title, endedOn, spentMs, countsRests, tasks, tasksDone }) => (
					<li key={id}>
						<b>{title}</b>
						<span className="meta">
							<time dateTime={endedOn}>{day(endedOn)}</time>
							{' · '}
							{t(countsRests ? 'time_on_clock' : 'time_focused', { time: timeText(spentMs, t) })}
							{tasks > 0 ? ` · ${t('tasks_done', { done: tasksDone, count: tasks })}` : ''}
						</span>
					</li>
				))}
			</ul>
			{isShort ? <p className="hint">{t('past_sessions_short')}</p> : null}
			{isFurther || next ? (
				<p className="row">
					{isFurther ? <Link to={focusAddress({ tab: 'history' })}>{t('newest_sessions')}</Link> : null}
					{next ? (
						<Link to={focusAddress({ tab: 'history', before: next })}>{t('older_sessions')}</Link>
					) : null}
				</p>
			) : null}
		</section>
	)
}

function timeText(milliseconds: number, t: Translate): string {
	const all = Math.floor(milliseconds / 60_000)
	const [hours, minutes] = [Math.floor(all / 60), all % 60]
	if (all < 1) return t('under_a_minute')
	return hours > 0 ? t('hours_and_minutes', { hours, minutes }) : t('minutes_spent', { minutes })
}
