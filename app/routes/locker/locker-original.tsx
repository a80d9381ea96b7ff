import '~/features/locker/words/load'
import '~/features/editing/changes/words/load'
import { data, href, Link } from 'react-router'
import { z } from 'zod'
import { refuse } from '~/core/refuse.server'
import { readSavedPrompt } from '~/features/locker/locker.server'
import { SavedPromptInput } from '~/features/locker/locker-form'
import { keepMine, readImprovement, storeMerged, takeOver } from '~/features/locker/locker-improvement.server'
import { OriginalOffer } from '~/features/locker/ui/original-offer'
import { SeenMoment } from '~/i18n/moment.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormPage } from '~/ui/form/form-page'
import { type Unsent, unsent, useAnswer } from '~/ui/form/unsent'
import type { Route } from './+types/locker-original'
import { ownerOrGate } from './locker-form.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const legend = ownerOrGate(args)
	const { id } = args.params
	const saved = await readSavedPrompt(legend, id)
	const { title, updatedAt } = saved
	const improvement = await readImprovement(legend, saved)
	const t = await translateInto(args.context.get(requestContext).language)
	const words = { title: t('original_improved'), description: t('locker_lead'), isIndexed: false }
	return { prompt: { id, title, updatedAt }, improvement, meta: pageMeta(args.url, words) }
}

const Decision = z.object({
	intent: z.enum(['take', 'keep', 'merge']),
	version: z.coerce.number().int().positive().max(1_000_000),
})

const SAID = { take: 'original_taken', keep: 'original_kept', merge: 'prompt_updated' } as const

interface Answer extends Partial<Unsent> {
	/** What was typed into the merged text, and could not be stored. */
	typed?: string | undefined
}

/** Takes over what is better of the original, keeps the copy, or stores what a person made of both (docs/product.md#locker). */
export async function action(args: Route.ActionArgs) {
	const { id } = args.params
	await giveBackToSignedOut(args, { content: 'tab_prompt' })
	const legend = requireOpened(args, 'locker')
	const form = await readForm(args.request)
	const decision = Decision.safeParse(Object.fromEntries(form))
	if (!decision.success) throw refuse('invalid_input')
	const { intent, version } = decision.data
	const seen = { version, editedAt: SeenMoment.parse(form.get('editedAt')) }
	const typed = String(form.get('content') ?? '')
	const content = SavedPromptInput.shape.content.safeParse(typed)
	if (intent === 'merge' && !content.success)
		return data({ typed, problem: 'content_required' as const }, { status: 400 })
	const t = await translateInto(args.context.get(requestContext).language)
	try {
		if (intent === 'keep') await keepMine(legend, id, seen)
		else if (intent === 'take') await takeOver(legend, id, { ...seen, suffix: t('original_own_suffix') })
		else await storeMerged(legend, id, content.data ?? '', seen)
	} catch (error) {
		const { problem, init } = formProblem(error, 'locker_failed')
		return data({ typed: intent === 'merge' ? typed : undefined, problem }, init)
	}
	return redirectWithToast(href('/prompt-locker/:id', { id }), SAID[intent])
}

/** What was made of both and did not leave stays in its field. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What became better of the original of a saved prompt. */
export default function LockerOriginal({
	loaderData: { prompt, improvement },
	actionData,
}: Route.ComponentProps) {
	const { t } = useWords()
	const answer = useAnswer<Answer>(actionData)
	return (
		<FormPage
			title={t(improvement ? 'original_improved' : 'original_up_to_date')}
			text={improvement ? t('original_text', { title: improvement.title }) : t('original_settled')}
			crumbs={[
				{ label: t('nav_locker'), to: href('/prompt-locker') },
				{ label: prompt.title, to: href('/prompt-locker/:id', { id: prompt.id }) },
			]}
		>
			{answer?.problem ? (
				<p className="note note-error" role="alert" data-message={answer.problem}>
					{t(answer.problem)}
				</p>
			) : null}
			{improvement ? (
				<OriginalOffer
					key={prompt.updatedAt}
					prompt={prompt}
					improvement={improvement}
					typed={answer?.typed}
				/>
			) : (
				<div className="form">
					{answer?.typed ? (
						<label className="field">
							<b>{t('your_text_is_here')}</b>
							<textarea className="input mono" rows={14} readOnly value={answer.typed} />
						</label>
					) : null}
					<Link className="button button-primary" to={href('/prompt-locker/:id', { id: prompt.id })}>
						{t('original_to_copy')}
					</Link>
				</div>
			)}
		</FormPage>
	)
}
