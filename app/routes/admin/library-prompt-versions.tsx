import '~/features/account/words/load'
import '~/features/admin/words/load'
import '~/features/editing/changes/words/load'
import '~/features/editing/words/load'
import '~/features/library/words/load'
import { data, href, isRouteErrorResponse } from 'react-router'
import { isEditor, isSignedIn } from '~/core/viewer'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { deskLabels } from '~/features/editing/desk-labels'
import { VersionsPage } from '~/features/editing/ui/versions-page'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { readForm } from '~/requests/form-request.server'
import { requireEditor } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { unsent } from '~/ui/form/unsent'
import { LoadError } from '~/ui/load-error'
import { NothingHere } from '~/ui/problem-page'
import type { Route } from './+types/library-prompt-versions'
import { loadVersions, takeVersionsForm } from './library-prompt-versions.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	const title = t('versions_title')
	const meta = pageMeta(url, { title, description: title, isIndexed: false })
	if (!isEditor(viewer)) {
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, desk: null }, { status: 403 })
	}
	const desk = await loadVersions(viewer, params.id, url.searchParams, { language, timeZone })
	return data({ meta, gate: null, desk })
}

/** Restores, withdraws, takes a schedule back, takes or declines what a file offers (docs/product.md#library). */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, deskLabels)
	const admin = requireEditor(args)
	return takeVersionsForm(admin, args.params.id, await readForm(args.request, { isFilled: true }))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The versions of a prompt of the library, for admins. */
export default function LibraryPromptVersions({
	loaderData: { gate, desk },
	actionData,
	params,
}: Route.ComponentProps) {
	if (!desk) {
		const comeBackTo = href('/admin/prompts/:id/versions', { id: params.id })
		return <AdminGate isSignedIn={gate?.isSignedIn ?? false} comeBackTo={comeBackTo} />
	}
	return <VersionsPage desk={desk} answer={actionData} />
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
