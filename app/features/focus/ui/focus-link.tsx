import { Timer } from 'lucide-react'
import { Link } from 'react-router'
import { planOpens } from '~/core/plans'
import { useOwnPlan } from '~/features/billing/ui/subscription-check'
import type { Filled } from '~/features/library/blanks'
import { useWords } from '~/i18n/words'
import { keepFilled } from '../saving/begun-with'
import { focusAddress } from './focus-address'

/** Leads subscribers from a prompt to a focus session of its name, which begins with its text as it is filled in. */
export function FocusLink({
	id,
	title,
	filled,
	isTool = false,
}: {
	/** Of a prompt of the library or, behind `SAVED_PROMPT`, of the locker. */
	id: string
	title: string
	filled: Filled
	/** Whether it stands among the small buttons of a prompt. */
	isTool?: boolean
}) {
	const { t } = useWords()
	const plan = useOwnPlan()
	if (!plan || !planOpens(plan.tier, 'focus_mode')) return null
	return (
		<Link
			className={isTool ? 'button button-secondary button-small' : 'button button-quiet'}
			to={focusAddress({ wanted: { title, promptId: id } })}
			onClick={() => keepFilled(id, filled)}
		>
			<Timer className={isTool ? 'icon icon-small' : 'icon'} aria-hidden="true" />
			<span>{t('start_focus_session')}</span>
		</Link>
	)
}
