import '~/features/locker/words/load'
import '~/features/locker/import/words/load'
import '~/features/locker/style.css'
import { useState } from 'react'
import { data, Form, href, redirect, useNavigation } from 'react-router'
import { Refused } from '~/core/refuse.server'
import type { FileColumn } from '~/features/locker/import/chosen-columns'
import { FileColumnFields } from '~/features/locker/import/file-column-fields'
import { listFileColumns } from '~/features/locker/import/file-columns.server'
import { listTakenImports } from '~/features/locker/import/locker-import-undo.server'
import { stageImport } from '~/features/locker/import/locker-staging.server'
import { TakenChanges, TakenImports } from '~/features/locker/import/taken-imports'
import { listTakenChanges } from '~/features/locker/selection/selection-undo.server'
import { ExportLinks } from '~/features/locker/ui/export-links'
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
	const legend = ownerOrGate(args)
	const [taken, changes] = await Promise.all([listTakenImports(legend), listTakenChanges(legend)])
	const { language, timeZone } = args.context.get(requestContext)
	const t = await translateInto(language)
	return {
		taken,
		changes,
		isAsking: args.url.searchParams.has('ask'),
		timeZone,
		meta: pageMeta(args.url, { title: t('import_title'), description: t('import_lead'), isIndexed: false }),
	}
}

/** Takes a file, and leads to a page that shows what is in it. */
export async function action(args: Route.ActionArgs) {
	await tellSignedOut(args, 'signed_out_import')
	const legend = requireOpened(args, 'locker')
	const { signal } = args.request
	try {
		const { file, chosen, isAsking } = await readUpload(legend.userId, args.request)
		if (!chosen && isAsking) {
			const columns = await listFileColumns(legend, file, signal)
			if (columns.length > 0) return { columns }
		}
		try {
			const id = await stageImport(legend, file, { chosen, signal })
			return redirect(href('/prompt-locker/import/:id', { id }), 303)
		} catch (error) {
			if (!isUnknownTable(error)) throw error
			const columns = await listFileColumns(legend, file, signal)
			if (columns.length === 0) throw error
			return data({ problem: 'import_columns_unknown' as const, columns }, { status: error.status })
		}
	} catch (error) {
		// Who hung up is told nothing, and nothing broke.
		signal.throwIfAborted()
		const isTooLarge = error instanceof Refused && error.code === 'too_large'
		const { problem, values, init } = formProblem(error, 'locker_failed')
		return data({ problem: isTooLarge ? ('import_too_large' as const) : problem, values }, init)
	}
}

const isUnknownTable = (error: unknown): error is Refused =>
	error instanceof Refused && error.message === 'import_columns_missing'

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Prompts from a file, with a preview first, and into a file. */
export default function LockerImport({
	loaderData: { taken, changes, timeZone, isAsking },
	actionData,
}: Route.ComponentProps) {
	const { t } = useWords()
	return (
		<FormPage
			title={t('import_title')}
			text={t('import_lead')}
			crumbs={[{ label: t('nav_locker'), to: href('/prompt-locker') }]}
		>
			<div>
				<ImportForm
					problem={actionData && 'problem' in actionData ? actionData.problem : undefined}
					values={actionData && 'values' in actionData ? actionData.values : undefined}
					columns={actionData && 'columns' in actionData ? actionData.columns : []}
					isAsking={isAsking}
					answer={actionData}
				/>
				<TakenImports taken={taken} timeZone={timeZone} />
				<TakenChanges taken={changes} timeZone={timeZone} />
				<section className="pt-12">
					<h2 className="text-h3">{t('export_heading')}</h2>
					<p className="muted pt-2 pb-4">{t('export_text')}</p>
					<ExportLinks />
				</section>
			</div>
		</FormPage>
	)
}

/** Chooses a file to look into, and says which of its columns is what where they don't say it themselves. */
function ImportForm({
	problem,
	values,
	columns,
	isAsking,
	answer,
}: {
	problem: MessageId | undefined
	values: MessageValues | undefined
	columns: readonly FileColumn[]
	isAsking: boolean
	answer: unknown
}) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	// Another file has other columns.
	const [left, setLeft] = useState<unknown>()
	const isChoosing = columns.length > 0 && left !== answer
	return (
		<section>
			<h2 className="text-h3">{t('import_heading')}</h2>
			<Form method="post" encType="multipart/form-data" className="form pt-5">
				{isAsking && !isChoosing ? (
					<p className="note" data-message="import_choose_again">
						{t('import_choose_again')}
					</p>
				) : null}
				{problem && left !== answer ? (
					<FormProblem problem={problem} values={values} answer={answer} />
				) : null}
				<div className="field">
					<label htmlFor="import-file">{t('import_file')}</label>
					<input
						className="input"
						id="import-file"
						type="file"
						name="file"
						accept=".json,.csv,.md,.prompt,.yml,.yaml,.zip,application/json,text/csv,text/markdown,application/zip"
						aria-describedby="import-file-hint"
						onChange={() => setLeft(answer)}
						required
					/>
					<span className="hint" id="import-file-hint">
						{t('import_file_hint')}
					</span>
				</div>
				{isAsking ? <input type="hidden" name="ask" value="on" /> : null}
				{isChoosing ? <FileColumnFields columns={columns} /> : null}
				<SubmitButton isBusy={isBusy} label={t('import_preview')} busyLabel={t('import_reading')} />
			</Form>
		</section>
	)
}
