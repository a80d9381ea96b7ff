import '~/features/locker/words/load'
import '~/features/locker/style.css'
import { href } from 'react-router'
import { newId } from '~/core/new-id'
import type { MemberWith } from '~/core/viewer'
import { readKeptReply } from '~/features/chat/keeping/kept-reply.server'
import { OpenInChat } from '~/features/chat/ui/open-in-chat'
import { SAVED_PROMPT } from '~/features/focus/ui/focus-address'
import { FocusLink } from '~/features/focus/ui/focus-link'
import { readSavedPrompt } from '~/features/locker/locker.server'
import { listCategories } from '~/features/locker/locker-category.server'
import { readImprovementNotes } from '~/features/locker/locker-improvement.server'
import { readOrigin } from '~/features/locker/locker-origin.server'
import { SavedPromptView } from '~/features/locker/ui/saved-prompt-view'
import { translateInto } from '~/i18n/translate.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/locker-prompt'
import { ownerOrGate } from './locker-form.server'

export async function loader(args: Route.LoaderArgs) {
	const legend = ownerOrGate(args)
	const prompt = await readSavedPrompt(legend, args.params.id)
	const notes = await readImprovementNotes(legend, prompt)
	const t = await translateInto(args.context.get(requestContext).language)
	return {
		prompt,
		improvedBy: notes && { notes },
		origin: await readOrigin(legend, prompt.id),
		reply: await readReply(legend, prompt.id),
		idempotencyKey: newId(),
		categories: await listCategories(legend),
		meta: pageMeta(args.url, { title: prompt.title, description: t('locker_lead'), isIndexed: false }),
	}
}

async function readReply(legend: MemberWith<'locker'>, id: string) {
	const reply = await readKeptReply(legend, id)
	if (!reply) return null
	const { title, conversationId, messageId } = reply
	return { title, to: `${href('/chat-legend/:id?', { id: conversationId })}?at=${messageId}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** One saved prompt: to fill in, copy and open in an assistant. */
export default function LockerPrompt({ loaderData }: Route.ComponentProps) {
	const { id, title } = loaderData.prompt
	return (
		<SavedPromptView
			key={id}
			{...loaderData}
			renderOpenHere={(text) => <OpenInChat text={text} />}
			renderTool={(filled) => <FocusLink id={SAVED_PROMPT + id} title={title} filled={filled} isTool />}
		/>
	)
}
