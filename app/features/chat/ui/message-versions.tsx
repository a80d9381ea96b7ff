import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { useWords } from '~/i18n/words'
import type { ChatMessage, MessageVersions as Versions } from '../chat'

const WAYS = ['previous', 'next'] as const
type Way = (typeof WAYS)[number]

/** Which version of a message or an answer this is, with ways to those beside it. Each leads to what was said after it. */
export function MessageVersions({
	conversationId,
	of,
	branch,
	versions: { nth, count, previous, next },
}: {
	conversationId: string
	of: ChatMessage['role']
	/** The message of the person that leads here. */
	branch: string
	versions: Versions
}) {
	const { t, number } = useWords()
	const { state, search } = useLocation()
	const page = href('/chat-legend/:id?', { id: conversationId })
	// Other forks come into sight with the branch: the keyboard is at none of them.
	const isHere = new URLSearchParams(search).get('branch') === branch
	const wished = isHere ? WAYS.find((way) => state === `${of}:${way}`) : undefined
	const focused =
		wished === 'previous' && !previous ? 'next' : wished === 'next' && !next ? 'previous' : wished

	const pressed = useRef<HTMLAnchorElement>(null)
	// The keyboard goes on where it was in the version before, and turns round at the end.
	useEffect(() => pressed.current?.focus({ preventScroll: true }), [])

	function way(to: Way, messageId: string | null, icon: ReactNode) {
		const label = t(to === 'previous' ? 'chat_version_previous' : 'chat_version_next')
		if (!messageId)
			return (
				<span className="icon-button" aria-hidden="true" data-off="">
					{icon}
				</span>
			)
		return (
			<Link
				className="icon-button"
				to={`${page}?branch=${messageId}`}
				state={`${of}:${to}`}
				aria-label={label}
				preventScrollReset
				ref={focused === to ? pressed : undefined}
			>
				{icon}
			</Link>
		)
	}

	return (
		<nav
			className="message-versions"
			aria-label={t(of === 'user' ? 'chat_versions' : 'chat_answer_versions')}
		>
			{way('previous', previous, <ChevronLeft className="icon icon-small" aria-hidden="true" />)}
			<span className="meta" aria-current="true">
				{`${number(nth)} / ${number(count)}`}
			</span>
			{way('next', next, <ChevronRight className="icon icon-small" aria-hidden="true" />)}
		</nav>
	)
}
