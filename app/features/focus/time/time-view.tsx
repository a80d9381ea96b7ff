import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { focusAddress } from '../ui/focus-address'
import { useTimeText } from '../ui/time-text'
import { type FocusTime, type SpanWorked, sumOf, TIME_UNITS, type TimeUnit, type Worked } from './time'
import { TimeChart } from './time-chart'
import { TitleTable, WorkedTable } from './time-tables'

const UNIT_NAME = { days: 'time_days', weeks: 'time_weeks' } as const

function timeAddress(unit: TimeUnit, until?: string): string {
	const query = new URLSearchParams({
		...(unit === 'days' ? {} : { by: unit }),
		...(until ? { until } : {}),
	})
	return query.size > 0 ? `${href('/focus/time')}?${query}` : href('/focus/time')
}

/** One's time: today, this week, days in a row; by days or weeks as a chart and as a table; and by title. */
export function TimeView({ time }: { time: FocusTime }) {
	const { t, day } = useWords()
	const timeText = useTimeText()
	const { unit, spans, titles, streaks, today, week, earlier, later, isShort } = time
	const nameOf = ({ from }: SpanWorked) => (unit === 'days' ? day(from) : t('week_of', { day: day(from) }))
	const all = sumOf(spans)
	const hasAny = all.spentMs + all.overMs > 0
	const period = { from: day(spans.at(0)?.from ?? ''), to: day(spans.at(-1)?.to ?? '') }
	return (
		<div className="wrap">
			<Breadcrumb crumbs={[{ label: t('nav_focus'), to: focusAddress() }, { label: t('focus_time') }]} />
			<div className="focus-time">
				<header>
					<h1>{t('focus_time')}</h1>
					<dl className="time-sums">
						<Sum name={t('time_today')} text={textOf(today)} />
						<Sum name={t('time_this_week')} text={textOf(week)} />
						<Sum name={t('time_streak')} text={t('time_streak_days', { days: streaks.now })} />
						<Sum name={t('time_longest_streak')} text={t('time_streak_days', { days: streaks.longest })} />
					</dl>
					{isShort ? <p className="hint">{t('time_short')}</p> : null}
				</header>
				<section aria-labelledby="time-period">
					<div className="row justify-between">
						<h2 id="time-period" className="text-h3">
							{t('time_period', period)}
						</h2>
						<nav className="row" aria-label={t('time_unit')}>
							{TIME_UNITS.map((one) => (
								<Link
									key={one}
									className="button button-quiet button-small"
									to={timeAddress(one)}
									aria-current={one === unit ? 'true' : undefined}
									preventScrollReset
								>
									{t(UNIT_NAME[one])}
								</Link>
							))}
						</nav>
					</div>
					<TimeChart
						spans={spans}
						label={t('time_chart', { ...period, time: timeText(all.spentMs) })}
						nameOf={nameOf}
					/>
					<p className="row">
						{earlier ? <Link to={timeAddress(unit, earlier)}>{t('time_earlier')}</Link> : null}
						{later ? <Link to={timeAddress(unit, later)}>{t('time_later')}</Link> : null}
					</p>
					{hasAny ? (
						<WorkedTable
							label={t(UNIT_NAME[unit])}
							rows={spans
								.filter(({ spentMs, overMs }) => spentMs + overMs > 0)
								.toReversed()
								.map((span) => ({ ...span, key: span.from, name: nameOf(span) }))}
						/>
					) : (
						<p className="muted">
							{t('time_none')} <Link to={focusAddress()}>{t('start_session')}</Link>
						</p>
					)}
				</section>
				{hasAny ? <TitleTable titles={titles} hasMore={time.hasMoreTitles} /> : null}
			</div>
		</div>
	)

	function textOf({ spentMs, overMs }: Worked) {
		if (spentMs + overMs === 0) return t('minutes_spent', { minutes: 0 })
		return timeText(spentMs)
	}
}

function Sum({ name, text }: { name: string; text: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{text}</dd>
		</div>
	)
}
