import '~/features/locker/words/load'
import '~/features/locker/import/words/load'
import '~/features/locker/style.css'
import { data, Form, href, redirect, useNavigation } from 'react-router'
import { Refused } from '~/core/refuse.server'
import { listTakenImports } from '~/features/locker/import/locker-import-undo.server'
import { stageImport } from '~/features/locker/import/locker-staging.server'
import { ExportLinks } from '~/features/locker/ui/export-links'
import { TakenImports } from '~/features/locker/ui/taken-imports'
import { translateInto } from '~/i18n/translate.server'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { formProblem } from '~/requests/form-problem.server'
import { requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { tellSignedOut } from '~/requests/signed-out-form.server'
import { FormPage } from '~/ui/form/form-page'
import { FormProblem } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { unsent } from '~/ui/form/unsent'
import type { Route } from './+types/locker-import'
import { ownerOrGate } from './locker-form.server'
import { readUpload } from './locker-upload.server'

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const taken = await listTakenImports(ownerOrGate(args))
	const { language, timeZone } = args.context.get(requestContext)
	const t = await translateInto(language)
	return {
		taken,
		timeZone,
		meta: pageMeta(args.url, { title: t('import_title'), description: t('import_lead'), isIndexed: false }),
	}
}

/** Takes a file, and leads to a page that shows what is in it. */
export async function action(args: Route.ActionArgs) {
	await tellSignedOut(args, 'signed_out_import')
	const legend = requireOpened(args, 'locker')
	try {
		const id = await stageImport(legend, await readUpload(legend.userId, args.request), args.request.signal)
		return redirect(href('/prompt-locker/import/:id', { id }), 303)
	} catch (error) {
		// Who hung up is told nothing, and nothing broke.
		args.request.signal.throwIfAborted()
		const isTooLarge = error instanceof Refused && error.code === 'too_large'
		const { problem, values, init } = formProblem(error, 'locker_failed')
		return data({ problem: isTooLarge ? ('import_too_large' as const) : problem, values }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Prompts from a file, with a preview first, and into a file. */
export default function LockerImport({ loaderData: { taken, timeZone }, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	return (
		<FormPage
			title={t('import_title')}
			text={t('import_lead')}
			crumbs={[{ label: t('nav_locker'), to: href('/prompt-locker') }]}
		>
			<div>
				<ImportForm
					problem={actionData?.problem}
					values={actionData && 'values' in actionData ? actionData.values : undefined}
					answer={actionData}
				/>
				<TakenImports taken={taken} timeZone={timeZone} />
				<section className="pt-12">
					<h2 className="text-h3">{t('export_heading')}</h2>
					<p className="muted pt-2 pb-4">{t('export_text')}</p>
					<ExportLinks />
				</section>
			</div>
		</FormPage>
	)
}

/** Chooses a file to look into. */
function ImportForm({
	problem,
	values,
	answer,
}: {
	problem: MessageId | undefined
	values: MessageValues | undefined
	answer: unknown
}) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<section>
			<h2 className="text-h3">{t('import_heading')}</h2>
			<Form method="post" encType="multipart/form-data" className="form pt-5">
				{problem ? <FormProblem problem={problem} values={values} answer={answer} /> : null}
				<div className="field">
					<label htmlFor="import-file">{t('import_file')}</label>
					<input
						className="input"
						id="import-file"
						type="file"
						name="file"
						accept=".json,.csv,.md,.prompt,.yml,.yaml,.zip,application/json,text/csv,text/markdown,application/zip"
						aria-describedby="import-file-hint"
						required
					/>
					<span className="hint" id="import-file-hint">
						{t('import_file_hint')}
					</span>
				</div>
				<SubmitButton isBusy={isBusy} label={t('import_preview')} busyLabel={t('import_reading')} />
			</Form>
		</section>
	)
}
