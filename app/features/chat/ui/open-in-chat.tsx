import '~/features/library/words/load'
import type { MouseEvent, ReactNode } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { planOpens } from '~/core/plans'
import { useOwnPlan } from '~/features/billing/ui/subscription-check'
import { useMarks } from '~/features/library/marks/marks-provider'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'

/**
 * For who has the chat, the way there with a text: it waits in the field of a new conversation, below what was being typed
 * there, on this device alone. Nothing is sent.
 */
export function OpenInChat({
	text,
	icon,
}: {
	text: string
	/** Stands before its name where nothing around it says that the text is opened there. */
	icon?: ReactNode
}) {
	const { t } = useWords()
	const { userId } = useMarks()
	const plan = useOwnPlan()
	const navigate = useNavigate()
	const showToast = useToast()
	if (!userId || !plan || !planOpens(plan.tier, 'chat')) return null
	const owner = userId
	const chat = href('/chat-legend/:id?')

	async function follow(event: MouseEvent) {
		// In a tab of its own the field hears of the text as soon as it is there.
		const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
		if (!isElsewhere) event.preventDefault()
		try {
			const { chatDrafts } = await import('./chat-drafts')
			chatDrafts(() => localStorage, owner).add(null, text)
			if (!isElsewhere) await navigate(chat)
		} catch {
			showToast('error_loading_data', { kind: 'error' })
		}
	}

	return (
		<Link
			className="button button-secondary button-small open-in-here needs-script"
			to={chat}
			aria-label={t('open_in_here', { place: t('nav_chat') })}
			onClick={(event) => void follow(event)}
		>
			{icon}
			{t('nav_chat')}
		</Link>
	)
}
