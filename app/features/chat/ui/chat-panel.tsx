import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { href, useNavigate, useRevalidator } from 'react-router'
import { PLANS } from '~/core/plans'
import type { ListedPrompt } from '~/features/library/prompt'
import { type Clock, clockOf } from '~/i18n/clock'
import { type MessageId, useWords } from '~/i18n/words'
import { FormProblem } from '~/ui/form/form-problem'
import { useToast } from '~/ui/toast'
import { type ChatConversation, MOST_LISTED, MOST_MESSAGE_BYTES } from '../chat'
import { type ChatNews, stepAfter } from '../chat-news'
import { askToStop } from './call-chat'
import { type LoadedChat, lastSeen } from './chat-state'
import { Composer } from './composer'
import { ConversationHead } from './conversation-head'
import { ConversationList } from './conversation-list'
import { MessageLog } from './message-log'
import { ReplyAnnouncer } from './reply-announcer'
import type { MessageRefused } from './reply-stream'
import { useChat } from './use-chat'
import { useChatDraft } from './use-chat-draft'
import { useNews } from './use-news'
import { useStickToEnd } from './use-stick-to-end'

export interface ChatDeskData extends ChatNews {
	person: { userId: string; name: string }
	chat: LoadedChat
	hasEarlier: boolean
	/** The message before which these stand, where they are earlier ones, for reading alone. */
	before: string | null
	prompts: readonly ListedPrompt[]
	/** Under which a form without scripts is sent. */
	idempotencyKey: string
	timeZone: string
	/** ISO 8601: when the page was made. */
	now: string
}

/** What a form without scripts was refused for. */
export interface ChatAnswer {
	problem: MessageId
	text: string
}

/** Whether a conversation is missing where all of its person are listed. */
function isMissing(conversations: readonly ChatConversation[], id: string | null): boolean {
	return id !== null && conversations.length < MOST_LISTED && conversations.every((one) => one.id !== id)
}

/** The chat of a Legend: the conversations, the open one, and where the next message is written. */
export function ChatDesk({ desk, answer }: { desk: ChatDeskData; answer: ChatAnswer | undefined }) {
	const { t, language } = useWords()
	const { person, hasEarlier, before, prompts, timeZone, now } = desk
	const openId = desk.chat.conversationId
	const { news, refresh } = useNews(desk)
	const { conversations, allowance } = news
	const title = (news.open ?? desk.open)?.title
	const clock = useMemo(() => clockOf(language, timeZone), [language, timeZone])
	const navigate = useNavigate()
	const showToast = useToast()
	const draft = useChatDraft(person.userId, openId, {
		refused: answer?.text ?? '',
		isGone: (id) => isMissing(conversations, id),
	})
	const { forget, leave, edits, giveBack } = draft
	const { revalidate } = useRevalidator()
	const readAnew = useCallback(async () => {
		const now = await refresh()
		// One that is gone has no page to read.
		if (!now || stepAfter(now, desk.open) !== 'leave') await revalidate()
	}, [refresh, revalidate, desk.open])
	/** The conversation that this page removes itself. */
	const removed = useRef<string>(null)
	const leaveGone = useCallback(async () => {
		if (openId === null || removed.current === openId) return
		removed.current = openId
		leave(openId)
		showToast('chat_removed_elsewhere', { kind: 'hint' })
		await navigate(href('/chat-legend/:id?'), { replace: true })
	}, [openId, leave, showToast, navigate])
	const chat = useChat(desk.chat, {
		onStarted: useCallback(
			(messageId: string, id: string) => {
				forget(messageId, id)
				void navigate(href('/chat-legend/:id?', { id }), { replace: true, preventScrollReset: true })
			},
			[forget, navigate],
		),
		onSending: draft.send,
		onRefused: useCallback(
			({ status, isUnseen }: MessageRefused) => {
				if (status === 404) void leaveGone()
				else if (isUnseen) void readAnew()
			},
			[leaveGone, readAnew],
		),
		onGone: () => void readAnew(),
		onEnded: refresh,
	})
	const isGone = stepAfter(news, desk.open) === 'leave'
	const leaveAtOnce = useEffectEvent(leaveGone)
	useEffect(() => {
		if (isGone) void leaveAtOnce()
	}, [isGone])

	const isThere = (messageId: string) => chat.messages.some(({ id }) => id === messageId)
	const hasLostEdit = before === null && edits.some(({ messageId }) => !isThere(messageId))
	const takeBackEdits = useEffectEvent(() => {
		giveBack(isThere)
		showToast('chat_edit_moved', { kind: 'hint' })
	})
	useEffect(() => {
		if (hasLostEdit) takeBackEdits()
	}, [hasLostEdit])
	const { isAtEnd, toEnd } = useStickToEnd(chat.messages, openId)

	const field = useRef<HTMLTextAreaElement>(null)
	/** What had the focus may be leaving the page: the keyboard goes on in the message. */
	function toField() {
		requestAnimationFrame(() => field.current?.focus({ preventScroll: true }))
	}

	function goOn() {
		toEnd()
		toField()
	}

	function send(text: string) {
		chat.send(text)
		goOn()
	}

	async function startAnew() {
		await navigate(href('/chat-legend/:id?'))
		toField()
	}

	async function stop(replyId: string) {
		if (!(await askToStop(replyId))) showToast('chat_unreachable', { kind: 'error' })
	}

	const { underWay } = chat
	return (
		<div className="chat">
			<div className="chat-side">
				<h1>{t('nav_chat')}</h1>
				<p className="muted">{t('chat_lead')}</p>
				<ConversationList conversations={conversations} clock={clock} />
			</div>
			<section className="chat-main" aria-label={title ?? t('chat_new')}>
				{title && openId ? (
					<ConversationHead
						id={openId}
						title={title}
						onRenamed={refresh}
						seen={lastSeen(chat)}
						onRemoved={() => {
							removed.current = openId
							leave(openId)
							void startAnew()
						}}
						onUnseen={() => void readAnew()}
					/>
				) : null}
				{chat.messages.length === 0 ? <Welcome name={person.name} now={now} clock={clock} /> : null}
				<MessageLog
					chat={chat}
					edits={edits}
					onEdit={draft.edit}
					clock={clock}
					today={clock.day(now)}
					hasEarlier={hasEarlier}
					hasLater={before !== null}
					userId={person.userId}
					onSend={goOn}
				/>
				<ReplyAnnouncer messages={chat.messages} />
				{answer ? (
					<FormProblem problem={answer.problem} values={{ most: MOST_MESSAGE_BYTES }} answer={answer} />
				) : null}
				{before !== null ? null : (
					<Composer
						field={field}
						idempotencyKey={desk.idempotencyKey}
						text={draft.text}
						onWrite={draft.write}
						onFound={draft.add}
						onSend={send}
						onStop={underWay ? () => void stop(underWay.id) : null}
						isWaiting={chat.isWaiting}
						allowance={allowance}
						clock={clock}
						prompts={prompts}
						onLatest={isAtEnd ? null : toEnd}
					/>
				)}
			</section>
		</div>
	)
}

/** What stands where nothing has been said yet. */
function Welcome({ name, now, clock }: { name: string; now: string; clock: Clock }) {
	const { t } = useWords()
	const first = name.includes('@') ? '' : (name.trim().split(/\s+/)[0] ?? '')
	return (
		<article className="message chat-welcome">
			<span className="speaker speaker-ai" aria-hidden="true">
				AI
			</span>
			<p className="message-head">
				{PLANS.pro.title} <time dateTime={now}>{clock.time(now)}</time>
			</p>
			<div className="message-reply" data-message="chat_welcome">
				<p>
					<strong>{first ? t('chat_welcome', { name: first }) : t('chat_welcome_nameless')}</strong>
				</p>
				<p>{t('chat_welcome_text')}</p>
			</div>
		</article>
	)
}
