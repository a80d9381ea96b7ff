import '~/i18n/areas/locker'
import '~/styles/locker.css'
import { data, href } from 'react-router'
import { FormPage } from '~/components/account/form-page'
import { ExportLinks } from '~/components/locker/export-links'
import { type ImportAnswer, ImportForm, ImportPreview } from '~/components/locker/import-form'
import { importIntoLocker, previewImport } from '~/domain/locker-import.server'
import { Refused, refuse } from '~/domain/refuse.server'
import { goOn } from '~/flash.server'
import { formProblem } from '~/form-problem.server'
import { readForm } from '~/form-request.server'
import { requireLegend } from '~/guards.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { legendOrGate } from '~/locker-visit.server'
import { pageMeta } from '~/page-meta.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/locker-import'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(visit: Route.LoaderArgs) {
	legendOrGate(visit)
	const t = await translateInto(visit.context.get(visitContext).language)
	return {
		meta: pageMeta(visit.url, { title: t('import_title'), description: t('import_lead'), isIndexed: false }),
	}
}

/** First shows what is in a file, then writes it: a file's text comes twice, and nothing is kept in between. */
export async function action(visit: Route.ActionArgs) {
	const legend = requireLegend(visit)
	try {
		const form = await readForm(visit.request)
		const sent = form.get('file') ?? form.get('text')
		const text = sent instanceof File ? await sent.text() : (sent ?? '')
		if (!text) throw refuse('invalid_input', undefined, { message: 'import_no_file' })
		if (form.get('intent') === 'import') {
			const count = await importIntoLocker(legend, text, {
				withDuplicates: form.get('withDuplicates') === 'on',
			})
			return goOn(href('/prompt-locker'), 'prompts_imported', { values: { count } })
		}
		return data<ImportAnswer>({ entries: await previewImport(legend, text), text })
	} catch (error) {
		const isTooLarge = error instanceof Refused && error.code === 'too_large'
		const { problem, init } = formProblem(error, 'locker_failed')
		return data<ImportAnswer>({ problem: isTooLarge ? 'import_too_large' : problem }, init)
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Prompts from a file, with a preview first, and into a file (issue 7, Locker). */
export default function LockerImport({ actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const locker = href('/prompt-locker')
	return (
		<FormPage
			title={t('import_title')}
			text={t('import_lead')}
			crumbs={[{ label: t('nav_locker'), to: locker }]}
		>
			<div>
				{actionData && 'entries' in actionData ? (
					<ImportPreview {...actionData} />
				) : (
					<>
						<ImportForm problem={actionData?.problem} answer={actionData} />
						<section className="pt-12">
							<h2 className="text-h3">{t('export_heading')}</h2>
							<p className="muted pt-2 pb-4">{t('export_text')}</p>
							<ExportLinks />
						</section>
					</>
				)}
			</div>
		</FormPage>
	)
}
