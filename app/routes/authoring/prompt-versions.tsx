import '~/features/account/words/load'
import '~/features/authoring/versions/words/load'
import '~/features/authoring/words/load'
import '~/features/editing/changes/words/load'
import '~/features/editing/styles/versions.css'
import { data, href } from 'react-router'
import { Refused, refuse } from '~/core/refuse.server'
import { LONGEST_PROMPT, labelOf } from '~/features/authoring/prompt-form'
import { VersionNote } from '~/features/authoring/prompt-input'
import {
	listPromptVersions,
	restorePromptVersion,
	showPromptVersion,
} from '~/features/authoring/versions/prompt-history.server'
import { MOST_VERSION_MEGABYTES, MOST_VERSIONS } from '~/features/authoring/versions/prompt-version'
import { PromptVersions, type VersionAnswer } from '~/features/authoring/versions/prompt-versions'
import { ComparedFields } from '~/features/editing/changes/compared-fields'
import { LANGUAGE_TAG } from '~/i18n/language'
import { SeenMoment } from '~/i18n/moment.server'
import { momentIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { unsent } from '~/ui/form/unsent'
import type { Route } from './+types/prompt-versions'

export { FormError as ErrorBoundary }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const { id } = args.params
	const { language, timeZone } = args.context.get(requestContext)
	const { searchParams } = args.url
	const before = numberOf(searchParams.get('before'))
	const { prompt, lines, newest, next } = await listPromptVersions(member, id, before)
	const t = await translateInto(language)
	const number = numberOf(searchParams.get('version')) ?? newest
	const asked = {
		number: number ?? 0,
		from: numberOf(searchParams.get('from')),
		isRead: searchParams.get('view') === 'text',
	}
	const words = { language, premium: t('premium') }
	const title = `${t('created_versions')}: ${prompt.title}`
	return {
		id,
		title: prompt.title,
		lines: lines.map(({ at, ...line }) => ({ ...line, when: momentIn(timeZone, language, at) })),
		newest,
		next,
		isFirstPage: before === null,
		shown: number === null ? null : await showPromptVersion(member, id, asked, words),
		isAsked: searchParams.get('ask') === 'restore' && number !== newest,
		seenAt: prompt.updatedAt.toISOString(),
		most: MOST_VERSIONS,
		megabytes: MOST_VERSION_MEGABYTES,
		meta: pageMeta(args.url, { title, description: title, isIndexed: false }),
	}
}

function numberOf(text: FormDataEntryValue | null): number | null {
	return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** Restores an older version as a new one, once it was asked (docs/product.md#authoring). */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, { note: 'version_note' })
	const member = requireMember(args)
	const { id } = args.params
	const form = await readForm(args.request)
	const number = numberOf(hiddenText(form, 'version'))
	if (number === null) throw refuse('invalid_input')
	const seenAt = SeenMoment.parse(form.get('seenAt'))
	const typed = textsOf(form, { note: '' })
	const { draft, errors } = returned(form, typed, { note: LONGEST_PROMPT.note })
	const note = VersionNote.safeParse(typed.note)
	if (!note.success) {
		const error = errors.note ?? 'text_too_long'
		return data<VersionAnswer>({ note: draft.note, error }, { status: 400 })
	}
	const client = { address: args.context.get(requestContext).clientAddress }
	try {
		await restorePromptVersion(member, id, number, { seenAt, note: note.data, client })
		return redirectWithToast(href('/prompt/:id/versions', { id }), 'created_version_restored')
	} catch (error) {
		if (error instanceof Refused && error.code === 'not_found') throw error
		const isNewer = error instanceof Refused && error.code === 'conflict'
		const { problem, values, init } = formProblem(error, 'error_creating_prompt')
		const told = isNewer ? ('created_versions_newer' as const) : problem
		return data<VersionAnswer>({ note: draft.note, problem: told, values }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What a created prompt said so far, for its author and admins (docs/product.md#authoring). */
export default function CreatedPromptVersions({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const { shown } = loaderData
	return (
		<PromptVersions
			{...loaderData}
			answer={actionData}
			compared={
				shown?.difference ? (
					<ComparedFields
						difference={shown.difference}
						lang={LANGUAGE_TAG[shown.language]}
						nameOf={(field) => t(labelOf(field))}
					/>
				) : null
			}
		/>
	)
}
