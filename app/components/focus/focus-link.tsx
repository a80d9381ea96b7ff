import { Timer } from 'lucide-react'
import { Link } from 'react-router'
import { useOwnPlan } from '~/components/plan/subscription-check'
import { useWords } from '~/i18n/words'
import { focusAddress } from './focus-address'

/** Leads subscribers from a prompt to a focus session of its name, which begins with its text. */
export function FocusLink({ id, title }: { id: string; title: string }) {
	const { t } = useWords()
	const plan = useOwnPlan()
	if (!plan || plan.tier === 'free') return null
	return (
		<Link className="button button-quiet" to={focusAddress({ wanted: { title, promptId: id } })}>
			<Timer className="icon" aria-hidden="true" />
			{t('start_focus_session')}
		</Link>
	)
}
