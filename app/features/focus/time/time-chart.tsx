import { LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { useTimeText } from '../ui/time-text'
import { type SpanWorked, scaleFor } from './time'

const BAR = 10
const GAP = 3
const HEIGHT = 100
/** How many of the spans have their day below them. */
const DAYS_TOLD = 4
/** What is a bar at all can be seen. */
const LEAST = 1.5

/** One's time as a bar for each span, overtime on top of focus. The table beside it says the same in words. */
export function TimeChart({
	spans,
	label,
	nameOf,
}: {
	spans: readonly SpanWorked[]
	label: string
	nameOf: (span: SpanWorked) => string
}) {
	const { t, language } = useWords()
	const date = new Intl.DateTimeFormat(LOCALE[language], { day: 'numeric', month: 'short', timeZone: 'UTC' })
	const timeText = useTimeText()
	const top = scaleFor(spans)
	const heightOf = (ms: number) => (ms > 0 ? Math.max(LEAST, (ms / top) * HEIGHT) : 0)
	return (
		<figure className="time-chart">
			<div className="time-chart-scale" aria-hidden="true">
				<span>{timeText(top)}</span>
				<span>{timeText(top / 2)}</span>
				<span>0</span>
			</div>
			<svg
				viewBox={`0 0 ${spans.length * BAR - GAP} ${HEIGHT}`}
				preserveAspectRatio="none"
				role="img"
				aria-label={label}
			>
				{[0, HEIGHT / 2, HEIGHT].map((y) => (
					<line key={y} x1="0" x2={spans.length * BAR} y1={y} y2={y} />
				))}
				{spans.map((span, at) => {
					const [focus, over] = [heightOf(span.spentMs), heightOf(span.overMs)]
					const place = { x: at * BAR, width: BAR - GAP }
					return (
						<g key={span.from}>
							<title>{`${nameOf(span)}: ${timeText(span.spentMs)}`}</title>
							<rect className="is-span" {...place} y="0" height={HEIGHT} />
							<rect className="is-focus" {...place} y={HEIGHT - focus} height={focus} />
							<rect className="is-over" {...place} y={HEIGHT - focus - over} height={over} />
						</g>
					)
				})}
			</svg>
			<div className="time-chart-days" aria-hidden="true">
				{spans
					.filter((_span, at) => at % Math.ceil(spans.length / DAYS_TOLD) === 0)
					.map(({ from }) => (
						<span key={from}>{date.format(new Date(from))}</span>
					))}
			</div>
			<figcaption>
				<span className="is-focus">{t('time_focus')}</span>
				<span className="is-over">{t('time_over')}</span>
			</figcaption>
		</figure>
	)
}
