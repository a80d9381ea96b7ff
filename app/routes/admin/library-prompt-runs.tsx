import '~/features/account/words/load'
import '~/features/admin/words/load'
import '~/features/admin/trials/words/load'
import '~/features/editing/styles/versions.css'
import { data, href, isRouteErrorResponse } from 'react-router'
import { refuse } from '~/core/refuse.server'
import { isEditor, isSignedIn } from '~/core/viewer'
import type { RunsAnswer } from '~/features/admin/trials/run-sheet'
import { LONGEST_CORRECTION, MOST_CORRECTIONS, type RunSide } from '~/features/admin/trials/runs'
import { listRuns, PickInput, pickRun, readRun, unpickRun } from '~/features/admin/trials/runs.server'
import { runsAddress } from '~/features/admin/trials/runs-address'
import { RunsPage } from '~/features/admin/trials/runs-page'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { readLibraryPrompt } from '~/features/editing/desk.server'
import { findSampleFile } from '~/features/library/sample.server'
import { isLanguage } from '~/i18n/language'
import { momentIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm } from '~/requests/form-request.server'
import { requireEditor } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { unsent } from '~/ui/form/unsent'
import { LoadError } from '~/ui/load-error'
import { NothingHere } from '~/ui/problem-page'
import type { Route } from './+types/library-prompt-runs'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	const title = t('runs_title')
	const meta = pageMeta(url, { title, description: title, isIndexed: false })
	if (!isEditor(viewer)) {
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, desk: null }, { status: 403 })
	}
	const { id, address, draft, newest } = await readLibraryPrompt(viewer, params.id)
	const asked = url.searchParams.get('text')
	const content = isLanguage(asked) ? asked : language
	const called = (draft ?? newest)?.content[content].title || address
	const { lines, picked, isCut } = await listRuns(viewer, id, content)
	const dateOf = (moment: Date) => momentIn(timeZone, language, moment)
	const hasFile = findSampleFile(id) !== undefined
	const others = [...lines.map((line): RunSide => line.id), 'file' as const]
	const left = sideOf(url.searchParams.get('left')) ?? picked ?? 'file'
	const right = sideOf(url.searchParams.get('right')) ?? others.find((side) => side !== left) ?? null
	const words = { title: called, dateOf }
	const read = (side: RunSide | null) => (side === null ? null : readRun(viewer, id, content, side, words))
	const desk = {
		...{ id, title: called, content, picked, isCut, hasFile },
		lines: lines.map(({ ranAt, ...line }) => ({ ...line, when: dateOf(ranAt) })),
		left: await read(left),
		right: right === left ? null : await read(right),
	}
	return data({ meta, gate: null, desk })
}

function sideOf(text: string | null): RunSide | null {
	if (text === 'file') return text
	return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

const LONGEST_FORM = { corrections: MOST_CORRECTIONS * (LONGEST_CORRECTION + 2) }

/** Picks which run readers see as the sample result, or the file's again (docs/product.md#library). */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, { corrections: 'runs_corrections' })
	const admin = requireEditor(args)
	const { id: promptId } = args.params
	const form = await readForm(args.request)
	const language = hiddenText(form, 'text')
	const seen = sideOf(hiddenText(form, 'seen'))
	const run = sideOf(hiddenText(form, 'run'))
	const intent = hiddenText(form, 'intent')
	if (!isLanguage(language) || seen === 'file' || run === 'file') throw refuse('invalid_input')
	const pick = { promptId, language, seen }
	const typed = textsOf(form, { corrections: '' })
	const { draft, errors } = returned(form, typed, LONGEST_FORM)
	const answer = { run, corrections: draft.corrections }
	try {
		if (intent === 'unpick') {
			await unpickRun(admin, pick)
			return redirectWithToast(runsAddress(promptId, { text: language }), 'sample_unpicked')
		}
		if (intent !== 'pick' || run === null) throw refuse('invalid_input')
		const parsed = PickInput.safeParse(typed)
		if (!parsed.success) {
			const { corrections: error } = { ...fieldErrors(parsed.error), ...errors }
			return data<RunsAnswer>({ ...answer, error }, { status: 400 })
		}
		await pickRun(admin, pick, run, parsed.data.corrections)
		return redirectWithToast(runsAddress(promptId, { text: language }), 'sample_picked')
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'desk_error')
		return data<RunsAnswer>({ ...answer, problem, values }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What services answered to a prompt of the library, for admins. */
export default function LibraryPromptRuns({
	loaderData: { gate, desk },
	actionData,
	params,
}: Route.ComponentProps) {
	if (!desk) {
		const comeBackTo = href('/admin/prompts/:id/runs', { id: params.id })
		return <AdminGate isSignedIn={gate?.isSignedIn ?? false} comeBackTo={comeBackTo} />
	}
	return <RunsPage desk={desk} answer={actionData} />
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
