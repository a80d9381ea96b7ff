import { MessageSquare } from 'lucide-react'
import { planOpens } from '~/core/plans'
import { useOwnPlan } from '~/features/billing/ui/subscription-check'
import { OpenInChat } from '~/features/chat/ui/open-in-chat'
import { usePart } from '~/ui/use-part'

const load = () => import('./save-used')

/** Where a prompt of a session can go from here: into the chat and into the locker, for who has them. */
export function PromptExits({ text }: { text: string }) {
	const plan = useOwnPlan()
	const hasLocker = plan !== null && planOpens(plan.tier, 'locker')
	const SaveUsed = usePart(load, hasLocker)
	return (
		<>
			{SaveUsed ? <SaveUsed text={text} /> : hasLocker ? <div className="exit-place" /> : null}
			<OpenInChat text={text} icon={<MessageSquare className="icon icon-small" aria-hidden="true" />} />
		</>
	)
}
