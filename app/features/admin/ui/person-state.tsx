import type { MessageId, MessageValues } from '~/i18n/words'
import { useWords } from '~/i18n/words'

interface Stated {
	isConfirmed: boolean
	suspended: { since: string } | null
	isPastDue: boolean
	/** The ISO date on which a plan ends, where one does. */
	endsAt: string | null
}

interface State {
	look: 'live' | 'wait' | 'draft' | 'off' | 'bad'
	message: MessageId
	values?: MessageValues
	more?: string
}

/** How somebody stands: what most wants to be known of them, by word and sign. */
export function PersonState({ person }: { person: Stated }) {
	const { t, day } = useWords()
	const { look, message, values, more } = stateOf(person, day, t)
	return (
		<>
			<span className="person-state" data-state={look}>
				{t(message, values)}
			</span>
			{more ? <small>{more}</small> : null}
		</>
	)
}

function stateOf(
	{ suspended, isPastDue, endsAt, isConfirmed }: Stated,
	day: (iso: string) => string,
	t: (id: MessageId, values?: MessageValues) => string,
): State {
	if (suspended) {
		return {
			look: 'off',
			message: 'state_suspended',
			more: t('state_suspended_since', { day: day(suspended.since) }),
		}
	}
	if (isPastDue) return { look: 'bad', message: 'state_overdue' }
	if (endsAt) return { look: 'wait', message: 'state_ends', values: { day: day(endsAt) } }
	if (!isConfirmed) return { look: 'draft', message: 'state_unconfirmed' }
	return { look: 'live', message: 'state_active' }
}
