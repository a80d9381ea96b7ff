import { Search, X } from 'lucide-react'
import { useId } from 'react'
import { Form, href, Link } from 'react-router'
import { MarkedText } from '~/features/library/ui/marked-text'
import type { Clock } from '~/i18n/clock'
import { useWords } from '~/i18n/words'
import { type ChatHits, LONGEST_CHAT_QUERY } from '../chat-search'

/** What was looked for in one's conversations, and what was found. */
export interface ConversationFinds extends ChatHits {
	query: string
}

/** Looks for words in the titles and messages of one's conversations; a plain form. */
export function ConversationSearch({
	openId,
	finds,
}: {
	/** The open conversation stays open. */
	openId: string | null
	finds: ConversationFinds | null
}) {
	const { t } = useWords()
	const id = useId()
	const page = openId ? href('/chat-legend/:id?', { id: openId }) : href('/chat-legend/:id?')
	return (
		<Form className="conversation-search" role="search" action={page} preventScrollReset>
			<label className="visually-hidden" htmlFor={id}>
				{t('chat_search')}
			</label>
			<div className="search">
				<Search className="icon" aria-hidden="true" />
				<input
					key={finds?.query}
					className="input"
					id={id}
					type="search"
					name="find"
					enterKeyHint="search"
					maxLength={LONGEST_CHAT_QUERY}
					placeholder={t('chat_search')}
					autoComplete="off"
					defaultValue={finds?.query}
				/>
			</div>
			{finds ? (
				<Link className="icon-button" to={page} preventScrollReset aria-label={t('chat_search_end')}>
					<X className="icon" aria-hidden="true" />
				</Link>
			) : null}
		</Form>
	)
}

/** The conversations in which something was found; each leads to where. */
export function ConversationHits({ finds, clock }: { finds: ConversationFinds; clock: Clock }) {
	const { t } = useWords()
	const { query, hits, corrected } = finds
	return (
		<section className="conversation-group" aria-label={t('chat_search')}>
			<p className="hint" role="status">
				{corrected ? `${t('chat_search_meant', { query: corrected })} ` : null}
				{hits.length === 0
					? t('chat_search_nothing', { query })
					: t('chat_search_count', { count: hits.length })}
			</p>
			<ul className="conversation-list">
				{hits.map(({ conversationId, title, messageId, excerpt, at }) => (
					<li key={conversationId}>
						<Link to={placeOf(conversationId, messageId, query)}>
							<span>
								<MarkedText parts={title} />
							</span>
							{excerpt.length > 0 ? (
								<span className="conversation-excerpt">
									<MarkedText parts={excerpt} />
								</span>
							) : null}
							<time className="meta" dateTime={at}>
								{clock.day(at)}
							</time>
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}

function placeOf(conversationId: string, messageId: string | null, query: string): string {
	const asked = new URLSearchParams({ find: query, ...(messageId ? { at: messageId } : {}) })
	return `${href('/chat-legend/:id?', { id: conversationId })}?${asked}`
}
