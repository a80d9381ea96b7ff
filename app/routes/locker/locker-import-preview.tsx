import '~/features/locker/words/load'
import '~/features/locker/import/words/load'
import '~/features/locker/style.css'
import { data, href } from 'react-router'
import { Refused } from '~/core/refuse.server'
import { ImportPreview } from '~/features/locker/import/import-preview'
import { importIntoLocker } from '~/features/locker/import/locker-import.server'
import { readImport } from '~/features/locker/import/locker-staging.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { FormPage } from '~/ui/form/form-page'
import { unsent } from '~/ui/form/unsent'
import type { Route } from './+types/locker-import-preview'
import { ownerOrGate } from './locker-form.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const legend = ownerOrGate(args)
	const wanted = Number(args.url.searchParams.get('page'))
	const page = Number.isInteger(wanted) ? wanted : 1
	const preview = await readImport(legend, args.params.id, page).catch(unlessGone)
	const t = await translateInto(args.context.get(requestContext).language)
	return {
		preview,
		meta: pageMeta(args.url, {
			title: t('import_in_preview'),
			description: t('import_lead'),
			isIndexed: false,
		}),
	}
}

/** Writes what the page shows into the locker. */
export async function action(args: Route.ActionArgs) {
	const legend = requireOpened(args, 'locker')
	const form = await readForm(args.request)
	try {
		const withDuplicates = form.get('withDuplicates') === 'on'
		const { id, count } = await importIntoLocker(legend, args.params.id, { withDuplicates })
		const undo = count > 0 ? href('/prompt-locker/import/:id/undo', { id }) : undefined
		return redirectWithToast(href('/prompt-locker'), 'prompts_imported', { values: { count }, undo })
	} catch (error) {
		if (isGone(error)) throw chooseAgain()
		const { problem, init } = formProblem(error, 'locker_failed')
		return data({ problem }, init)
	}
}

const isGone = (error: unknown) => error instanceof Refused && error.code === 'not_found'
const chooseAgain = () => redirectWithToast(href('/prompt-locker/import'), 'import_gone', { kind: 'hint' })

/** What is over is no page that is missing: the file can be chosen again. */
function unlessGone(error: unknown): never {
	throw isGone(error) ? chooseAgain() : error
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What a file would bring into the locker, page by page, before it does. */
export default function LockerImportPreview({ loaderData: { preview }, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	return (
		<FormPage
			title={t('import_title')}
			text={t('import_lead')}
			crumbs={[
				{ label: t('nav_locker'), to: href('/prompt-locker') },
				{ label: t('import_title'), to: href('/prompt-locker/import') },
			]}
		>
			<ImportPreview preview={preview} problem={actionData?.problem} answer={actionData} />
		</FormPage>
	)
}
