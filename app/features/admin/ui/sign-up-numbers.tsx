import { useId } from 'react'
import { useWords } from '~/i18n/words'
import type { SignUps } from '../numbers'

const BAR = 10
const GAP = 2
const HEIGHT = 60

/** How many people signed up: the sums, a bar for each day, and the days as a table. */
export function SignUpNumbers({ signUps: { total, days } }: { signUps: SignUps }) {
	const { t, number, day } = useWords()
	const id = useId()
	const sum = (last: number) => days.slice(-last).reduce((all, { count }) => all + count, 0)
	const most = Math.max(1, ...days.map(({ count }) => count))
	return (
		<section aria-labelledby={id}>
			<h2 className="text-h3" id={id}>
				{t('numbers_sign_ups')}
			</h2>
			<dl className="stat">
				<div>
					<dt>{t('numbers_accounts')}</dt>
					<dd>{number(total)}</dd>
				</div>
				<div>
					<dt>{t('numbers_last_7_days')}</dt>
					<dd>{number(sum(7))}</dd>
				</div>
				<div>
					<dt>{t('numbers_last_30_days')}</dt>
					<dd>{number(sum(30))}</dd>
				</div>
			</dl>
			<svg
				className="numbers-bars"
				viewBox={`0 0 ${days.length * BAR - GAP} ${HEIGHT}`}
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				{days.map(({ day, count }, at) => {
					const height = Math.max(count > 0 ? 2 : 0.5, (count / most) * HEIGHT)
					return <rect key={day} x={at * BAR} y={HEIGHT - height} width={BAR - GAP} height={height} />
				})}
			</svg>
			<p className="meta row justify-between">
				<span>{day(days.at(0)?.day ?? '')}</span>
				<span>{t('numbers_most_a_day', { count: Math.max(0, ...days.map(({ count }) => count)) })}</span>
				<span>{day(days.at(-1)?.day ?? '')}</span>
			</p>
			<details className="numbers-days">
				<summary className="button button-quiet button-small">{t('numbers_by_day')}</summary>
				<table className="numbers-table" aria-label={t('numbers_by_day')}>
					<thead>
						<tr>
							<th scope="col">{t('numbers_day')}</th>
							<th scope="col">{t('numbers_sign_ups')}</th>
						</tr>
					</thead>
					<tbody>
						{days.toReversed().map(({ day: on, count }) => (
							<tr key={on}>
								<th scope="row">{day(on)}</th>
								<td>{number(count)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</section>
	)
}
