import { Timer } from 'lucide-react'
import { Link } from 'react-router'
import { planOpens } from '~/core/plans'
import { useOwnPlan } from '~/features/billing/ui/subscription-check'
import type { Filled } from '~/features/library/blanks'
import { useWords } from '~/i18n/words'
import { keepFilled } from '../saving/begun-with'
import { focusAddress } from './focus-address'

/** Leads subscribers from a prompt to a focus session of its name, which begins with its text as it is filled in. */
export function FocusLink({ id, title, filled }: { id: string; title: string; filled: Filled }) {
	const { t } = useWords()
	const plan = useOwnPlan()
	if (!plan || !planOpens(plan.tier, 'focus_mode')) return null
	return (
		<Link
			className="button button-quiet"
			to={focusAddress({ wanted: { title, promptId: id } })}
			onClick={() => keepFilled(id, filled)}
		>
			<Timer className="icon" aria-hidden="true" />
			{t('start_focus_session')}
		</Link>
	)
}
