import '~/features/chat/words/load'
import '~/features/chat/styles/chat-message.css'
import '~/features/chat/styles/message-reply.css'
import '~/features/chat/styles/message-own.css'
import '~/features/chat/styles/chat-composer.css'
import '~/features/chat/styles/chat.css'
import '~/features/chat/styles/conversation-head.css'
import '~/features/billing/ui/gate.css'
import { data, href, isRouteErrorResponse, Link, redirect, useRouteLoaderData } from 'react-router'
import { brand } from '~/brand'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { idOfWish } from '~/core/idempotency-key.server'
import { newId } from '~/core/new-id'
import { trimmed } from '~/core/trimmed'
import { isSignedIn, type MemberWith, opens } from '~/core/viewer'
import { readSubscription } from '~/features/billing/subscription.server'
import { ChatMessageText, MOST_MESSAGE_BYTES } from '~/features/chat/chat'
import { countConversations, readConversation } from '~/features/chat/chat.server'
import { sendMessage } from '~/features/chat/chat-message.server'
import { listModels, modelOrUsual } from '~/features/chat/chat-model.server'
import { readChatNews } from '~/features/chat/chat-news.server'
import { ChatPlace } from '~/features/chat/chat-place.server'
import { searchConversations } from '~/features/chat/chat-search.server'
import { readLastUnseen } from '~/features/chat/chat-sight.server'
import { readInstruction, readInstructions } from '~/features/chat/roles/instruction.server'
import { listRoles } from '~/features/chat/roles/role.server'
import { ChatGate } from '~/features/chat/ui/chat-gate'
import { type ChatAnswer, ChatDesk } from '~/features/chat/ui/chat-panel'
import { useDraftOfGone } from '~/features/chat/ui/use-chat-draft'
import { FocusIcon } from '~/features/focus/ui/focus-icon'
import { listPremiumCards } from '~/features/library/prompt-cards.server'
import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { returned } from '~/requests/form-draft.server'
import { formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm, type SentForm } from '~/requests/form-request.server'
import { requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import type { loader as rootLoader } from '~/root'
import { FormError } from '~/ui/form/form-error'
import { LoadError } from '~/ui/load-error'
import { NothingHere } from '~/ui/problem-page'
import type { Route } from './+types/chat-legend'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
	const { viewer, language, currency, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	const words = { title: t('nav_chat'), description: t('chat_gate_lead'), isIndexed: false }
	if (!opens(viewer, 'chat')) {
		const kept = isSignedIn(viewer) ? await countConversations(viewer) : 0
		const own = isSignedIn(viewer) ? await readSubscription(viewer) : null
		// Who pays for less is asked for the difference alone, once the page of the change has told it.
		const isUpgrade = own?.paidTier === 'premium' && own.phase !== 'past_due'
		const hint = isUpgrade ? t('chat_gate_upgrade') : undefined
		return { meta: pageMeta(url, words), currency, kept, hint, desk: null }
	}
	const { before, at, branch, find } = ChatPlace.parse(Object.fromEntries(url.searchParams))
	// The news first: what is said between the two is then told as new.
	const news = await readChatNews(viewer, id ?? null)
	const roles = await listRoles(viewer)
	const open = id ? await readConversation(viewer, id, { before, at, branch }) : null
	return {
		meta: pageMeta(url, open ? { ...words, title: `${open.title} · ${words.title}` } : words),
		currency,
		kept: 0,
		desk: {
			...news,
			person: { userId: viewer.userId, name: viewer.name },
			chat: {
				conversationId: open?.id ?? null,
				messages: open?.messages ?? [],
				newest: open?.newest ?? null,
			},
			hasEarlier: open?.hasEarlier ?? false,
			before: open?.hasLater ? (before ?? open.messages.at(-1)?.id ?? null) : null,
			finds: find === null ? null : { query: find, ...(await searchConversations(viewer, find)) },
			found: open && at && open.messages.some((message) => message.id === at) ? at : null,
			models: listModels(),
			lastUnseen: open ? await readLastUnseen(open, await readInstructions(viewer, open.id, language)) : [],
			roles: roles.map(({ id, name }) => ({ id, name })),
			role: open?.roleId ?? '',
			hasInstruction: (await readInstruction(viewer)).isOn,
			model: modelOrUsual(open?.model).id,
			prompts: await listPremiumCards(viewer, language),
			idempotencyKey: newId(),
			timeZone,
			now: new Date().toISOString(),
		},
	}
}

/** A message of someone without scripts (docs/product.md#addresses); scripts send theirs to `chat-with-ai`. */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, { message: 'chat_message' })
	const legend = requireOpened(args, 'chat')
	const { language } = args.context.get(requestContext)
	const form = await readForm(args.request)
	const typed = String(form.get('message') ?? '')
	const key = idempotencyKeyOf(form)
	// Other words are another message, under whatever key.
	const messageId = key && idOfWish(legend.userId, `${key}\n${typed}`)
	return send(legend, args.params.id ?? null, { form, typed, messageId, language })
}

/** Without scripts the reply is read by loading the page again. */
async function send(
	legend: MemberWith<'chat'>,
	conversationId: string | null,
	{
		form,
		typed,
		messageId,
		language,
	}: { form: SentForm; typed: string; messageId: string | undefined; language: Language },
) {
	const message = ChatMessageText.safeParse(typed)
	const model = hiddenText(form, 'model') || null
	const after = hiddenText(form, 'after') || null
	const role = form.has('role') ? hiddenText(form, 'role') : null
	const {
		draft: { text },
		errors,
	} = returned(form, { text: typed }, { text: MOST_MESSAGE_BYTES })
	if (!message.success) {
		const isBlank = trimmed(typed) === ''
		const problem = isBlank ? 'chat_message_blank' : (errors.text ?? 'chat_message_too_long')
		return data<ChatAnswer>({ problem, text }, { status: 400 })
	}
	try {
		const request = { message: message.data, conversationId, messageId, after, model, role }
		const { conversationId: id } = await sendMessage(legend, request, { language, isStreamed: true })
		return redirect(href('/chat-legend/:id?', { id }), 303)
	} catch (error) {
		const { problem, init } = formProblem(error, 'error_sending_message')
		return data<ChatAnswer>({ problem, text }, init)
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Chat Legend IA: for Legends the chat, for everyone else what opens it. */
export default function ChatLegend({
	loaderData: { desk, currency, kept, hint },
	actionData,
}: Route.ComponentProps) {
	const answer = actionData && 'problem' in actionData ? actionData : undefined
	if (!desk) return <ChatGate currency={currency} kept={kept} hint={hint} />
	// Earlier messages are a screen of their own; one that begins a conversation stays the same.
	return (
		<ChatDesk
			key={desk.found ?? desk.before}
			desk={desk}
			answer={answer}
			renderExit={({ id }) => <FocusIcon messageId={id} />}
		/>
	)
}

export function ErrorBoundary(props: Route.ErrorBoundaryProps) {
	return (
		<FormError>
			<ChatError {...props} />
		</FormError>
	)
}

/** A form that came after the plan had ended shows the gate; a conversation that is gone leads to the others. */
function ChatError({ error, params }: Route.ErrorBoundaryProps) {
	const { t } = useWords()
	const shell = useRouteLoaderData<typeof rootLoader>('root')
	const isMissing = isRouteErrorResponse(error) && error.status === 404
	useDraftOfGone(shell?.viewer.userId ?? null, isMissing ? params.id : undefined)
	if (!isRouteErrorResponse(error) || error.status >= 500) return <LoadError message="error_loading_data" />
	if (error.status === 403) {
		return (
			<>
				<title>{`${t('nav_chat')} · ${brand.name}`}</title>
				<ChatGate currency={shell?.currency ?? 'USD'} />
			</>
		)
	}
	return (
		<>
			<title>{`${t('chat_not_found')} · ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<NothingHere
				title={t('chat_not_found')}
				message="chat_not_found"
				text={t('chat_not_found_text')}
				actions={
					<Link className="button button-primary" to={href('/chat-legend/:id?')}>
						{t('chat_new')}
					</Link>
				}
			/>
		</>
	)
}
