import '~/features/locker/words/load'
import '~/features/chat/refining/words/load'
import '~/features/editing/changes/words/load'
import '~/features/editing/styles/versions.css'
import { data, href } from 'react-router'
import { z } from 'zod'
import { Refused, refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { readAllowance } from '~/features/chat/chat-allowance.server'
import { modelOrUsual } from '~/features/chat/chat-model.server'
import { compareRefined, refinePrompt } from '~/features/chat/refining/refine.server'
import { RefineView } from '~/features/chat/refining/refine-view'
import type { Refined } from '~/features/chat/refining/refined'
import { draftOfSaved, LOCKER_FITS, type SavedPrompt } from '~/features/locker/locker'
import { editSavedPrompt, readSavedPrompt } from '~/features/locker/locker.server'
import { SavedPromptInput } from '~/features/locker/locker-form'
import { SeenMoment } from '~/i18n/moment.server'
import { isMessageId, translateInto } from '~/i18n/translate.server'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { FormPage } from '~/ui/form/form-page'
import { type Unsent, unsent, useAnswer } from '~/ui/form/unsent'
import type { Route } from './+types/locker-improve'
import { ownerOrGate } from './locker-form.server'

export { FormError as ErrorBoundary }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const legend = ownerOrGate(args)
	const { id, title } = await readSavedPrompt(legend, args.params.id)
	const { label, weight } = modelOrUsual(null)
	const t = await translateInto(args.context.get(requestContext).language)
	return {
		prompt: { id, title },
		model: { label, weight },
		allowance: await readAllowance(legend),
		meta: pageMeta(args.url, { title: t('refine_title'), description: t('locker_lead'), isIndexed: false }),
	}
}

interface Answer extends Partial<Unsent> {
	refined?: Refined | null
	problem?: MessageId
	values?: MessageValues | undefined
}

const Intent = z.enum(['ask', 'take'])

/** Asks for a better text, or stores one that was taken over as an edit like any other (docs/product.md#locker). */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, { content: 'tab_prompt' })
	const legend = requireOpened(args, 'locker')
	const form = await readForm(args.request)
	const intent = Intent.safeParse(form.get('intent')).data
	if (!intent) throw refuse('invalid_input')
	const stored = await readSavedPrompt(legend, args.params.id)
	try {
		if (intent === 'take') return await take(legend, stored, form)
		const { language } = args.context.get(requestContext)
		return data<Answer>({ refined: await refinePrompt(legend, stored.id, language) })
	} catch (error) {
		const { problem, values, init } = formProblem(error, whyNot(error, intent))
		// What was read before may be what it collided with.
		const now = await readSavedPrompt(legend, stored.id)
		return data<Answer>({ refined: whatWasShown(now, form), problem, values }, init)
	}
}

function whyNot(error: unknown, intent: z.infer<typeof Intent>): MessageId {
	if (intent === 'ask') return 'refine_failed'
	return error instanceof Refused && error.code === 'conflict' ? 'refine_conflict' : 'locker_failed'
}

async function take(legend: MemberWith<'locker'>, stored: SavedPrompt, form: FormData) {
	const content = SavedPromptInput.shape.content.safeParse(String(form.get('content') ?? ''))
	if (!content.success) {
		const said = content.error.issues[0]?.message ?? ''
		const problem = isMessageId(said) ? said : 'content_required'
		return data<Answer>(
			{ refined: whatWasShown(stored, form), problem, values: LOCKER_FITS },
			{ status: 400 },
		)
	}
	const { tags, ...draft } = draftOfSaved(stored)
	const editedAt = SeenMoment.parse(form.get('editedAt'))
	await editSavedPrompt(legend, stored.id, { ...draft, tags: [...tags], content: content.data, editedAt })
	return redirectWithToast(href('/prompt-locker/:id', { id: stored.id }), 'prompt_updated')
}

/** The text that was in the form, held against what is stored by now: taken over once more, it replaces that. */
function whatWasShown({ content, updatedAt }: SavedPrompt, form: FormData): Refined | null {
	const shown = form.get('content')
	return typeof shown === 'string' ? compareRefined(content, shown, updatedAt) : null
}

/** What did not reach the server stays on the page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction()
	} catch (thrown) {
		return unsent(thrown)
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** A better text for a saved prompt, by the chat service. */
export default function LockerImprove({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const { prompt, model, allowance } = loaderData
	const answer = useAnswer<Answer>(actionData)
	return (
		<FormPage
			title={t('refine_title')}
			text={t('refine_method')}
			crumbs={[
				{ label: t('nav_locker'), to: href('/prompt-locker') },
				{ label: prompt.title, to: href('/prompt-locker/:id', { id: prompt.id }) },
			]}
		>
			<div>
				{answer?.problem ? (
					<p className="note note-error" role="alert" data-message={answer.problem}>
						{t(answer.problem, answer.values)}
					</p>
				) : null}
				<RefineView id={prompt.id} refined={answer?.refined ?? null} model={model} allowance={allowance} />
			</div>
		</FormPage>
	)
}
