import { PLANS } from '~/core/plans'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import type { AuditAction, TrailLine } from '../audit'

const DONE = {
	grant_role: 'trail_grant_role',
	revoke_role: 'trail_revoke_role',
	suspend: 'trail_suspend',
	lift: 'trail_lift',
	give_plan: 'trail_give_plan',
	take_plan: 'trail_take_plan',
	cancel_later: 'trail_cancel_later',
	cancel_now: 'trail_cancel_now',
	resume: 'trail_resume',
	refund: 'trail_refund',
	send_confirmation: 'trail_send_confirmation',
	send_password_link: 'trail_send_password_link',
	end_sessions: 'trail_end_sessions',
	delete: 'trail_delete',
} as const satisfies Record<AuditAction, MessageId>

/** What was done to somebody, by whom and why; moments are written out. */
export function Trail({ lines }: { lines: readonly TrailLine[] }) {
	const { t } = useWords()
	if (lines.length === 0) return <p className="muted">{t('trail_empty')}</p>
	return (
		<ol className="trail">
			{lines.map((line) => (
				<TrailRow key={line.id} line={line} />
			))}
		</ol>
	)
}

function TrailRow({ line }: { line: TrailLine }) {
	const { t, day, cents } = useWords()
	const { at, action, outcome, by, isByCommand, reason, details } = line
	const who = by ?? t(isByCommand ? 'trail_terminal' : 'trail_gone')
	const values: MessageValues = {
		role: details.role ?? '',
		// An act that came to nothing may not have learned of what it was about.
		known: details.tier ? 'yes' : 'no',
		plan: details.tier ? PLANS[details.tier].title : '',
		day: details.until ? day(details.until) : '',
		amount: details.amount && details.currency ? cents(details.amount, details.currency) : '',
		cause: details.cause ?? '',
	}
	return (
		<li>
			<span className="trail-at">{at}</span>
			<span>
				<b>{who}</b>: {t(DONE[action], values)}
				{details.isUndo ? ` (${t('trail_undo')})` : null}
				{details.waits ? ` (${t('trail_waits')})` : null}
				{outcome === 'done' ? null : (
					<strong className="trail-failed">
						{' '}
						({t(outcome === 'failed' ? 'trail_failed' : 'trail_begun')})
					</strong>
				)}
				{reason ? <small>{reason}</small> : null}
			</span>
		</li>
	)
}
