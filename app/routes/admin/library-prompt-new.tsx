import '~/features/account/words/load'
import '~/features/admin/words/load'
import '~/features/editing/words/load'
import { data, Form, href, isRouteErrorResponse, useNavigation } from 'react-router'
import { isEditor, isSignedIn } from '~/core/viewer'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { contentOf, deskFormFrom } from '~/features/editing/desk-form'
import { deskLabels } from '~/features/editing/desk-labels'
import { createLibraryPrompt } from '~/features/editing/draft.server'
import { LONGEST, LONGEST_ADDRESS } from '~/features/editing/draft-limits'
import { addressOf, DraftContent, PromptAddress } from '~/features/editing/prompt-content'
import { categories } from '~/features/library/category'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { type MessageId, useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned } from '~/requests/form-draft.server'
import { formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm } from '~/requests/form-request.server'
import { requireEditor } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { Field } from '~/ui/form/field'
import { FormError } from '~/ui/form/form-error'
import { FormPage } from '~/ui/form/form-page'
import { FormProblem } from '~/ui/form/form-problem'
import { SelectField } from '~/ui/form/select-field'
import { SubmitButton } from '~/ui/form/submit-button'
import { unsent, useAnswer } from '~/ui/form/unsent'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/library-prompt-new'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const t = await translateInto(language)
	const words = { title: t('editor_new'), description: t('editor_new_text'), isIndexed: false }
	const meta = pageMeta(url, words)
	if (isEditor(viewer)) return data({ meta, gate: null })
	return data({ meta, gate: { isSignedIn: isSignedIn(viewer) } }, { status: 403 })
}

interface Answer {
	draft?: { address: string; category: string; access: string; en: string; pt: string }
	error?: MessageId
	problem?: MessageId
}

/** Begins the draft of a prompt, under an address for good. */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, deskLabels)
	const admin = requireEditor(args)
	const form = await readForm(args.request, { isFilled: true })
	const { category, isPremium, en, pt, ...rest } = contentOf(deskFormFrom(form))
	const typed = hiddenText(form, 'address').trim()
	const titles = { en: LONGEST.line, pt: LONGEST.line }
	const back = returned(form, { en: en.title, pt: pt.title }, titles)
	const draft = { address: typed, category, access: isPremium ? 'premium' : 'free', ...back.draft }
	const content = DraftContent.safeParse({ category, isPremium, en, pt, ...rest })
	if (!content.success) return data<Answer>({ draft, problem: 'editor_not_saved_size' }, { status: 400 })
	const address = PromptAddress.safeParse(typed || addressOf(en.title))
	if (!address.success) {
		const isNameless = typed === '' && en.title.trim() === ''
		const error = isNameless ? 'editor_address_or_title' : 'editor_address_wrong'
		return data<Answer>({ draft, error }, { status: 400 })
	}
	try {
		await createLibraryPrompt(admin, address.data, content.data)
		return redirectWithToast(href('/admin/prompts/:id', { id: address.data }), 'editor_saved')
	} catch (error) {
		const { problem, init } = formProblem(error, 'editor_failed')
		const why = problem === 'address_taken' ? { error: problem } : { problem }
		return data<Answer>({ draft, ...why }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Where a prompt of the library begins: what it is called, and by which address. */
export default function LibraryPromptNew({ loaderData: { gate }, actionData }: Route.ComponentProps) {
	const { t, language } = useWords()
	const answer: Answer | undefined = useAnswer(actionData)
	const isBusy = useNavigation().formMethod === 'POST'
	if (gate) return <AdminGate isSignedIn={gate.isSignedIn} comeBackTo={href('/admin/prompts/new')} />
	const { draft, error, problem } = answer ?? {}
	return (
		<FormPage
			title={t('editor_new')}
			text={t('editor_new_text')}
			crumbs={[
				{ label: t('admin'), to: href('/admin') },
				{ label: t('admin_prompts'), to: `${href('/admin')}?tab=prompts` },
				{ label: t('editor_new') },
			]}
		>
			<Form method="post" className="form box" noValidate>
				{problem ? <FormProblem problem={problem} answer={answer} /> : null}
				{LANGUAGES.map((one) => (
					<Field
						key={one}
						name={`${one}.title`}
						label={`${t('field_title')} (${LANGUAGE_NAME[one]})`}
						lang={LANGUAGE_TAG[one]}
						maxLength={LONGEST.line}
						defaultValue={draft?.[one]}
					/>
				))}
				<SelectField name="category" label={t('category')} defaultValue={draft?.category}>
					{categories.map((category) => (
						<option key={category.id} value={category.id}>
							{category[language].title}
						</option>
					))}
				</SelectField>
				<SelectField name="access" label={t('desk_access')} defaultValue={draft?.access}>
					<option value="free">{t('desk_free')}</option>
					<option value="premium">{t('premium')}</option>
				</SelectField>
				<Field
					name="address"
					label={t('editor_address')}
					hint={t('editor_address_new_hint')}
					error={error}
					values={{ most: LONGEST_ADDRESS }}
					maxLength={100}
					defaultValue={draft?.address}
				/>
				<SubmitButton isBusy={isBusy} label={t('editor_new_begin')} busyLabel={t('saving')} />
			</Form>
		</FormPage>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const isRefused = isRouteErrorResponse(error) && error.status === 403
	if (isRefused) return <AdminGate isSignedIn />
	return (
		<FormError>
			<LoadError message="error_loading_page" />
		</FormError>
	)
}
