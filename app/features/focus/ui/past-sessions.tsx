import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { focusAddress } from './focus-address'
import { useTimeText } from './time-text'

/** An ended session as it is listed: `endedOn` is the person's own calendar day. */
interface PastRow {
	id: string
	title: string
	endedOn: string
	spentMs: number
	overMs: number
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
	const timeText = useTimeText()
	const { rows, next, isFurther, isShort } = past
	if (rows.length === 0 && !isFurther) return null
	return (
		<section className="past-sessions" aria-labelledby="past-sessions">
			<h2 id="past-sessions" className="text-h3">
				{t('past_sessions')}
			</h2>
			<ul>
				{rows.map(({ id, title, endedOn, spentMs, overMs, countsRests, tasks, tasksDone }) => (
					<li key={id}>
						<Link to={href('/focus/past/:id', { id })}>{title}</Link>
						<span className="meta">
							<time dateTime={endedOn}>{day(endedOn)}</time>
							{' · '}
							{t(countsRests ? 'time_on_clock' : 'time_focused', { time: timeText(spentMs) })}
							{overMs > 0 ? ` · ${t('time_overtime', { time: timeText(overMs) })}` : ''}
							{tasks > 0 ? ` · ${t('tasks_done', { done: tasksDone, count: tasks })}` : ''}
						</span>
					</li>
				))}
			</ul>
			{isShort ? <p className="hint">{t('past_sessions_short')}</p> : null}
			<p className="row">
				<Link to={href('/focus/time')}>{t('focus_time')}</Link>
				{isFurther ? <Link to={focusAddress({ tab: 'history' })}>{t('newest_sessions')}</Link> : null}
				{next ? <Link to={focusAddress({ tab: 'history', before: next })}>{t('older_sessions')}</Link> : null}
			</p>
		</section>
	)
}
