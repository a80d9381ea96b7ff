import { MessagesSquare, Pin, Plus } from 'lucide-react'
import { useRef } from 'react'
import { href, Link, NavLink } from 'react-router'
import type { Clock } from '~/i18n/clock'
import { useWords } from '~/i18n/words'
import { Drawer, type DrawerHandle } from '~/ui/drawer'
import type { ChatConversation } from '../chat'
import { groupConversations } from './conversation-groups'
import { type ConversationFinds, ConversationHits, ConversationSearch } from './conversation-search'

interface Listed {
	conversations: readonly ChatConversation[]
	clock: Clock
	/** ISO 8601: when the page was made. */
	now: string
	openId: string | null
	/** What was looked for; null where nothing was. */
	finds: ConversationFinds | null
}

/** The person's conversations: beside the open one where there is room, else in a drawer. */
export function ConversationList(listed: Listed) {
	const { t } = useWords()
	const drawer = useRef<DrawerHandle>(null)
	return (
		<>
			<div className="conversations">
				<NewConversation />
				<Searchable {...listed} />
				<nav aria-label={t('chat_conversations')}>
					<Conversations {...listed} />
				</nav>
			</div>
			<div className="conversations-short">
				<button
					className="button button-secondary button-small needs-script"
					type="button"
					aria-haspopup="dialog"
					onClick={() => drawer.current?.open()}
				>
					<MessagesSquare className="icon" aria-hidden="true" />
					{t('chat_conversations')}
				</button>
				<NewConversation />
			</div>
			<Drawer
				ref={drawer}
				label={t('chat_conversations')}
				closeLabel={t('close')}
				head={<h2 className="text-h3">{t('chat_conversations')}</h2>}
			>
				<Searchable {...listed} />
				<Conversations {...listed} />
			</Drawer>
		</>
	)
}

function NewConversation() {
	const { t } = useWords()
	return (
		<Link className="button button-secondary button-small" to={href('/chat-legend/:id?')}>
			<Plus className="icon" aria-hidden="true" />
			{t('chat_new')}
		</Link>
	)
}

/** Who has one conversation, or none, has nothing to search in. */
function Searchable({ conversations, openId, finds }: Listed) {
	if (conversations.length < 2 && !finds) return null
	return <ConversationSearch openId={openId} finds={finds} />
}

function Conversations({ conversations, clock, now, finds }: Listed) {
	const { t } = useWords()
	if (finds) return <ConversationHits finds={finds} clock={clock} />
	if (conversations.length === 0) return <p className="hint">{t('chat_no_conversations')}</p>
	return groupConversations(conversations, clock, now).map(({ title, conversations: together }) => {
		const name = 'month' in title ? title.month : t(title.message)
		return (
			<section key={name} className="conversation-group" aria-label={name}>
				<h3 className="meta">{name}</h3>
				<ul className="conversation-list">
					{together.map(({ id, title, isPinned }) => (
						<li key={id}>
							<NavLink to={href('/chat-legend/:id?', { id })} prefetch="intent">
								{isPinned ? <Pin className="icon icon-small" aria-hidden="true" /> : null}
								<span>{title}</span>
							</NavLink>
						</li>
					))}
				</ul>
			</section>
		)
	})
}
