import '~/features/account/words/load'
import '~/features/admin/words/load'
import '~/features/editing/words/load'
import '~/features/library/words/load'
import '~/features/locker/words/load'
import '~/features/editing/styles/desk-aside.css'
import '~/features/editing/styles/desk-edit.css'
import { data, href, isRouteErrorResponse } from 'react-router'
import { isEditor, isSignedIn } from '~/core/viewer'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { type DeskPrompt, readLibraryPrompt } from '~/features/editing/desk.server'
import { deskLabels } from '~/features/editing/desk-labels'
import type { EditedPrompt } from '~/features/editing/edited-prompt'
import { checkNeighbours } from '~/features/editing/neighbours.server'
import { relatedTitles } from '~/features/editing/related-titles.server'
import { storedDeskOf } from '~/features/editing/stored-desk.server'
import { type DeskAnswerShown, DeskEditor } from '~/features/editing/ui/desk-editor'
import { DeskHead } from '~/features/editing/ui/desk-head'
import { listLanguagesWithoutSample } from '~/features/library/samples/missing-samples.server'
import type { Language } from '~/i18n/language'
import { localTime, zoneName } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { readForm } from '~/requests/form-request.server'
import { requireEditor } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { unsent, useAnswer } from '~/ui/form/unsent'
import { LoadError } from '~/ui/load-error'
import { NothingHere } from '~/ui/problem-page'
import type { Route } from './+types/library-prompt'
import { takeDeskForm } from './library-prompt-form.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

const DAY_MS = 86_400_000

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	if (!isEditor(viewer)) {
		const meta = pageMeta(url, { title: t('admin'), description: t('admin_text'), isIndexed: false })
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, desk: null }, { status: 403 })
	}
	const prompt = await readLibraryPrompt(viewer, params.id)
	const stored = storedDeskOf(prompt.id, prompt)
	const content = prompt.draft?.content ?? prompt.newest?.content
	const title = content?.[language].title || prompt.address
	const meta = pageMeta(url, { title, description: t('editor_new_text'), isIndexed: false })
	const desk = {
		prompt: editedPrompt(prompt, prompt.newest ? await listLanguagesWithoutSample(prompt.id) : []),
		stored,
		// What is wrong with the text itself the editor finds, as it is typed.
		problems: content ? await checkNeighbours(viewer, prompt.id, content, prompt.newest?.content) : [],
		titles: relatedTitles(language, content),
		userId: viewer.userId,
		timeZone,
		zone: zoneName(timeZone, language),
		releaseAt: localTime(timeZone, prompt.scheduledFor ?? new Date(Date.now() + DAY_MS)),
	}
	return data({ meta, gate: null, desk })
}

function editedPrompt(prompt: DeskPrompt, withoutSample: readonly Language[]): EditedPrompt {
	const { id, address, formerAddresses, state, publishedVersion, scheduledVersion, scheduledFor } = prompt
	return {
		...{ id, address, formerAddresses, state, publishedVersion, scheduledVersion },
		newestVersion: prompt.newest?.number ?? null,
		scheduledFor: scheduledFor?.toISOString() ?? null,
		hasOffer: prompt.offer !== null,
		withoutSample,
	}
}

/** Stores, publishes, schedules, withdraws, calls otherwise or discards (docs/product.md#library). */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, deskLabels)
	const admin = requireEditor(args)
	const { timeZone } = args.context.get(requestContext)
	return takeDeskForm(admin, args.params.id, await readForm(args.request, { isFilled: true }), timeZone)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The editor of a prompt of the library, for admins. */
export default function LibraryPrompt({
	loaderData: { gate, desk },
	actionData,
	params,
}: Route.ComponentProps) {
	const answer: DeskAnswerShown | undefined = useAnswer(actionData)
	if (!desk) {
		const comeBackTo = href('/admin/prompts/:id', { id: params.id })
		return <AdminGate isSignedIn={gate?.isSignedIn ?? false} comeBackTo={comeBackTo} />
	}
	const { prompt, stored } = desk
	return (
		<div className="wrap">
			<DeskHead prompt={prompt} stored={stored} />
			<DeskEditor
				key={`${stored.updatedAt} ${stored.revision} ${prompt.publishedVersion}`}
				{...desk}
				answer={answer}
			/>
		</div>
	)
}

/** A refused form shows the gate; one whose sender was signed out comes back. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { t } = useWords()
	const status = isRouteErrorResponse(error) ? error.status : 500
	if (status === 403) return <AdminGate isSignedIn />
	if (status !== 404)
		return (
			<FormError>
				<LoadError message="error_loading_page" />
			</FormError>
		)
	return (
		<NothingHere title={t('prompt_not_found')} message="prompt_not_found" text={t('prompt_not_found_text')} />
	)
}
