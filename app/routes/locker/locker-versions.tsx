import '~/features/locker/words/load'
import '~/features/editing/changes/words/load'
import '~/features/editing/styles/versions.css'
import { data } from 'react-router'
import { Refused, refuse } from '~/core/refuse.server'
import { ComparedFields } from '~/features/editing/changes/compared-fields'
import { OWN_KIND_WORDS } from '~/features/locker/blanks/kind-words'
import {
	listSavedVersions,
	restoreSavedVersion,
	showSavedVersion,
} from '~/features/locker/versions/saved-history.server'
import { VERSION_LABELS } from '~/features/locker/versions/saved-version'
import { SavedVersions, savedVersionsAddress } from '~/features/locker/versions/saved-versions'
import { LANGUAGE_TAG } from '~/i18n/language'
import { SeenMoment } from '~/i18n/moment.server'
import { momentIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import type { MessageId } from '~/i18n/words'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm } from '~/requests/form-request.server'
import { requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { unsent } from '~/ui/form/unsent'
import type { Route } from './+types/locker-versions'
import { ownerOrGate } from './locker-form.server'

export { FormError as ErrorBoundary }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const legend = ownerOrGate(args)
	const { id } = args.params
	const { language, timeZone } = args.context.get(requestContext)
	const { searchParams } = args.url
	const before = numberOf(searchParams.get('before'))
	const history = await listSavedVersions(legend, id, before)
	const number = numberOf(searchParams.get('version')) ?? history.lines[0]?.number ?? history.newest
	const t = await translateInto(language)
	const shown = await showSavedVersion(legend, history, {
		number,
		isRead: searchParams.get('view') === 'text',
		kindName: (kind) => t(OWN_KIND_WORDS[kind]),
	})
	const { prompt, newest, next } = history
	const title = `${t('saved_versions')}: ${prompt.title}`
	return {
		id,
		title: prompt.title,
		seenAt: prompt.updatedAt,
		lines: history.lines.map(({ at, ...line }) => ({ ...line, when: momentIn(timeZone, language, at) })),
		newest,
		next,
		isFirstPage: before === null,
		shown,
		meta: pageMeta(args.url, { title, description: t('locker_lead'), isIndexed: false }),
	}
}

function numberOf(text: string | null): number | null {
	return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** Restores an older version; what the prompt says until then becomes one (docs/product.md#locker). */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, {})
	const legend = requireOpened(args, 'locker')
	const { id } = args.params
	const form = await readForm(args.request)
	const number = numberOf(hiddenText(form, 'version'))
	if (number === null) throw refuse('invalid_input')
	const seenAt = SeenMoment.parse(form.get('seenAt'))
	try {
		await restoreSavedVersion(legend, id, number, seenAt)
		return redirectWithToast(savedVersionsAddress(id), 'saved_version_restored')
	} catch (error) {
		if (error instanceof Refused && error.code === 'not_found') throw error
		const isNewer = error instanceof Refused && error.code === 'conflict'
		const { problem, init } = formProblem(error, 'locker_failed')
		return data<{ problem: MessageId }>({ problem: isNewer ? 'saved_versions_newer' : problem }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What a saved prompt said before, for its owner (docs/product.md#locker). */
export default function LockerVersions({ loaderData, actionData }: Route.ComponentProps) {
	const { t, language } = useWords()
	const { difference } = loaderData.shown
	return (
		<SavedVersions
			{...loaderData}
			problem={
				actionData?.problem ? (
					<p className="note note-error" role="alert" data-message={actionData.problem}>
						{t(actionData.problem)}
					</p>
				) : null
			}
			compared={
				difference ? (
					<ComparedFields
						difference={difference}
						lang={LANGUAGE_TAG[language]}
						nameOf={(field) => t(VERSION_LABELS[field])}
					/>
				) : null
			}
		/>
	)
}
