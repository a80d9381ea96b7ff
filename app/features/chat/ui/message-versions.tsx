import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { useWords } from '~/i18n/words'
import type { MessageVersions as Versions } from '../chat'

type Way = 'previous' | 'next'

/** Which version of a message this is, with ways to those beside it. Each leads to what was said after it. */
export function MessageVersions({
	conversationId,
	versions: { nth, count, previous, next },
}: {
	conversationId: string
	versions: Versions
}) {
	const { t, number } = useWords()
	const { state } = useLocation()
	const page = href('/chat-legend/:id?', { id: conversationId })
	const wished = state === 'previous' || state === 'next' ? state : null
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
				state={to}
				aria-label={label}
				preventScrollReset
				ref={focused === to ? pressed : undefined}
			>
				{icon}
			</Link>
		)
	}

	return (
		<nav className="message-versions" aria-label={t('chat_versions')}>
			{way('previous', previous, <ChevronLeft className="icon icon-small" aria-hidden="true" />)}
			<span className="meta" aria-current="true">
				{`${number(nth)} / ${number(count)}`}
			</span>
			{way('next', next, <ChevronRight className="icon icon-small" aria-hidden="true" />)}
		</nav>
	)
}
