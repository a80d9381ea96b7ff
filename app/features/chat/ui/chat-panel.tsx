import {
	type KeyboardEvent,
	type ReactNode,
	useCallback,
	useEffect,
	useEffectEvent,
	useMemo,
	useRef,
} from 'react'
import { href, useNavigate, useRevalidator } from 'react-router'
import type { ListedPrompt } from '~/features/library/prompt'
import { clockOf } from '~/i18n/clock'
import { type MessageId, useWords } from '~/i18n/words'
import { FormProblem } from '~/ui/form/form-problem'
import { useToast } from '~/ui/toast'
import { whenIdle } from '~/ui/when-idle'
import { type LastUnseen, MOST_MESSAGE_BYTES } from '../chat'
import { type ChatNews, isMissing, stepAfter } from '../chat-news'
import { AnswererChoice } from '../roles/answerer-choice'
import { RolesLink } from '../roles/roles-link'
import { type Answerers, useAnswerer } from '../roles/use-answerer'
import { askToStop } from './call-chat'
import type { LoadedChat, ShownMessage } from './chat-state'
import { Welcome } from './chat-welcome'
import { Composer } from './composer'
import { ConversationHead } from './conversation-head'
import { ConversationList } from './conversation-list'
import type { ConversationFinds } from './conversation-search'
import { MessageLog } from './message-log'
import { ReplyAnnouncer } from './reply-announcer'
import type { MessageRefused } from './reply-stream'
import { loadReplyText } from './reply-text'
import { useChat } from './use-chat'
import { useChatDraft } from './use-chat-draft'
import { useConversationTitle } from './use-conversation-title'
import { useNews } from './use-news'
import { useStickToEnd } from './use-stick-to-end'
import { useWritingFocus } from './use-writing-focus'

export interface ChatDeskData extends ChatNews, Answerers {
	/** Whether the instruction for every conversation is told. */
	hasInstruction: boolean
	person: { userId: string; name: string }
	chat: LoadedChat
	hasEarlier: boolean
	/** The message before which these stand, where they are earlier ones, for reading alone. */
	before: string | null
	lastUnseen: readonly LastUnseen[]
	prompts: readonly ListedPrompt[]
	/** What was looked for in one's conversations; null where nothing was. */
	finds: ConversationFinds | null
	/** The message that was found, at which the conversation begins. */
	found: string | null
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

/** The chat of a Legend: the conversations, the open one, and where the next message is written. */
export function ChatDesk({
	desk,
	answer,
	renderExit,
}: {
	desk: ChatDeskData
	answer: ChatAnswer | undefined
	/** Leads a message into a room that the chat doesn't know. */
	renderExit: (message: ShownMessage) => ReactNode
}) {
	const { t, language } = useWords()
	const { person, hasEarlier, before, prompts, timeZone, now, finds, found } = desk
	const openId = desk.chat.conversationId
	const { news, refresh } = useNews(desk)
	const { conversations, allowance } = news
	const open = news.open ?? desk.open
	useConversationTitle(open?.title)
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
	const answerer = useAnswerer(desk, openId)
	const chat = useChat(desk.chat, answerer, {
		onStarted: useCallback(
			(messageId: string, id: string) => {
				forget(messageId, id)
				const conversation = href('/chat-legend/:id?', { id })
				// Its page takes a while to come, and may be reloaded before.
				history.replaceState(history.state, '', conversation)
				void navigate(conversation, { replace: true, preventScrollReset: true })
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
		onSeenEnd: () => void readAnew(),
		onEnded: refresh,
	})
	const isGone = stepAfter(news, desk.open) === 'leave'
	useEffect(() => whenIdle(loadReplyText), [])
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
	const { isAtEnd, toEnd } = useStickToEnd(chat.messages, openId, found)

	const field = useRef<HTMLTextAreaElement>(null)
	useWritingFocus(field)
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

	/** What is open above the page takes Escape for itself, and so does a word that is being composed. */
	function stopByKey({ key, defaultPrevented, nativeEvent, target }: KeyboardEvent) {
		const isTaken = defaultPrevented || nativeEvent.isComposing
		const isAbove = target instanceof Element && target.closest('dialog, [role=menu]') !== null
		if (key === 'Escape' && underWay && !isTaken && !isAbove) void stop(underWay.id)
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape stops the reply wherever in the chat the keyboard is, as the button does
		<div className="chat" onKeyDown={stopByKey}>
			<div className="chat-side">
				<h1>{t('nav_chat')}</h1>
				{openId ? null : <p className="muted">{t('chat_lead')}</p>}
				<ConversationList
					conversations={conversations}
					clock={clock}
					now={now}
					openId={openId}
					finds={finds}
				/>
				<RolesLink hasInstruction={desk.hasInstruction} />
			</div>
			<section className="chat-main" aria-label={open?.title ?? t('chat_new')}>
				{open && openId ? (
					<ConversationHead
						id={openId}
						title={open.title}
						isPinned={open.isPinned}
						onChanged={refresh}
						seen={chat.seen}
						end={chat.after ?? chat.seen}
						onRemoved={() => {
							removed.current = openId
							leave(openId)
							void startAnew()
						}}
						onRestored={() => {
							removed.current = null
							void navigate(href('/chat-legend/:id?', { id: openId }))
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
					found={found}
					renderExit={renderExit}
					lastUnseen={desk.lastUnseen.find(({ model }) => model === answerer.model)?.messageId ?? null}
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
						after={chat.after}
						text={draft.text}
						onWrite={draft.write}
						onFound={draft.add}
						onSend={send}
						onStop={underWay ? () => void stop(underWay.id) : null}
						isWaiting={chat.isWaiting}
						allowance={allowance}
						clock={clock}
						prompts={prompts}
						choices={<AnswererChoice answerer={answerer} />}
						onLatest={isAtEnd ? null : toEnd}
					/>
				)}
			</section>
		</div>
	)
}
