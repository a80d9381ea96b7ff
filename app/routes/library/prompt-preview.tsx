import '~/features/account/words/load'
import '~/features/admin/words/load'
import '~/features/billing/words/load'
import '~/features/editing/words/load'
import '~/features/library/words/load'
import '~/features/editing/styles/desk-edit.css'
import type { ReactNode } from 'react'
import { data, href, isRouteErrorResponse, Link } from 'react-router'
import { isEditor, isSignedIn } from '~/core/viewer'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { readLibraryPrompt } from '~/features/editing/desk.server'
import { categoryTitle } from '~/features/library/category'
import type { Blank, PromptPage } from '~/features/library/prompt'
import { previewPrompt } from '~/features/library/prompt.server'
import { Desk } from '~/features/library/ui/desk'
import { PromptGrid } from '~/features/library/ui/prompt-grid'
import { useBlanks } from '~/features/library/ui/use-blanks'
import type { Currency } from '~/i18n/currency'
import { isLanguage, LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES, type Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { LoadError } from '~/ui/load-error'
import { NothingHere } from '~/ui/problem-page'
import type { Route } from './+types/prompt-preview'
import LockedDesk from './locked-desk'

const READERS = ['visitor', 'subscriber'] as const
type Reader = (typeof READERS)[number]

/** What is previewed: to whom, and in which language. */
interface Shown {
	as: Reader
	text: Language
}

const NO_BLANKS: readonly Blank[] = []

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { viewer, language, currency } = context.get(requestContext)
	const t = await translateInto(language)
	const words = { title: t('preview'), description: t('editor_preview_text'), isIndexed: false }
	const meta = pageMeta(url, words)
	if (!isEditor(viewer)) {
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, preview: null }, { status: 403 })
	}
	const { id, draft, newest } = await readLibraryPrompt(viewer, params.id)
	const content = draft?.content ?? newest?.content
	if (!content) throw new Error(`The prompt ${id} has neither a draft nor a version.`)
	const asked = (name: string) => url.searchParams.get(name)
	const written = asked('text')
	const shown: Shown = {
		as: READERS.find((one) => one === asked('as')) ?? 'visitor',
		text: isLanguage(written) ? written : language,
	}
	const prompt = await previewPrompt(viewer, id, content, { as: shown.as, language: shown.text })
	return data({ meta, gate: null, preview: { prompt, shown, currency, id } })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** A prompt's draft as its page would show it. Nothing that is done here counts, and nobody but admins gets it. */
export default function PromptPreview({ loaderData: { gate, preview }, params }: Route.ComponentProps) {
	const { t } = useWords()
	if (!preview) {
		const comeBackTo = href('/admin/prompts/:id/preview', { id: params.id })
		return <AdminGate isSignedIn={gate?.isSignedIn ?? false} comeBackTo={comeBackTo} />
	}
	const { prompt, shown, currency, id } = preview
	return (
		<>
			<aside className="wrap" aria-label={t('preview')}>
				<div className="preview-bar">
					<p>{t('editor_preview_text')}</p>
					<Choices id={id} shown={shown} />
					<Link className="text-link" to={href('/admin/prompts/:id', { id })}>
						{t('editor_preview_back')}
					</Link>
				</div>
			</aside>
			<Preview key={`${shown.as} ${shown.text}`} prompt={prompt} shown={shown} currency={currency} />
		</>
	)
}

function addressOf(id: string, shown: Shown): string {
	return `${href('/admin/prompts/:id/preview', { id })}?${new URLSearchParams({ ...shown })}`
}

/** To whom, and in which language. */
function Choices({ id, shown }: { id: string; shown: Shown }) {
	const { t } = useWords()
	const choices = [
		...READERS.map((as) => ({
			label: t(as === 'visitor' ? 'editor_preview_visitor' : 'editor_preview_subscriber'),
			next: { ...shown, as },
			isCurrent: as === shown.as,
		})),
		...LANGUAGES.map((text) => ({
			label: LANGUAGE_NAME[text],
			next: { ...shown, text },
			isCurrent: text === shown.text,
		})),
	]
	return (
		<ul className="row">
			{choices.map(({ label, next, isCurrent }) => (
				<li key={label}>
					<Link
						className="button button-secondary button-small"
						to={addressOf(id, next)}
						aria-current={isCurrent ? 'true' : undefined}
						replace
						preventScrollReset
					>
						{label}
					</Link>
				</li>
			))}
		</ul>
	)
}

function Preview({ prompt, shown, currency }: { prompt: PromptPage; shown: Shown; currency: Currency }) {
	const { t, language } = useWords()
	const { id, title, tagline, description, category, isPremium, body, outline, credits, tags, related } =
		prompt
	const lang = prompt.language === language ? undefined : LANGUAGE_TAG[prompt.language]
	// What is tried out here is no answer to the prompt that people use.
	const values = useBlanks(body?.blanks ?? NO_BLANKS, `preview ${id}`, prompt.language)
	const sheet = (panel: ReactNode) => (
		<>
			<div className="prompt-sheet">{panel}</div>
			<div className="prompt-sheet mt-8">
				<Instructions prompt={prompt} lang={lang} />
			</div>
		</>
	)
	return (
		<>
			<div className="wrap">
				<div className="desk-head">
					<h1 lang={lang}>{title}</h1>
					<p className="muted" lang={lang}>
						<b className="tagline">{tagline}</b>
						<br />
						{description}
					</p>
					<p className="meta">
						{categoryTitle(category, language)} · {t(isPremium ? 'premium' : 'desk_free')}
						{' · '}
						<span lang={lang}>{tags.join(' · ')}</span>
					</p>
				</div>
			</div>
			{body ? (
				<div className="wrap desk-wrap">
					<Desk title={title} body={body} lang={lang} values={values}>
						{sheet}
					</Desk>
				</div>
			) : null}
			{outline ? (
				<LockedDesk
					outline={outline}
					currency={currency}
					isSignedIn={false}
					address={addressOf(id, shown)}
					lang={lang}
				>
					{sheet}
				</LockedDesk>
			) : null}
			<div className="wrap section">
				<div className="tip">
					<h2>{t('credits')}</h2>
					<p className="muted" lang={lang}>
						{credits}
					</p>
				</div>
			</div>
			<div className="wrap section">
				<PromptGrid prompts={related} columns={3} heading="h2" />
			</div>
		</>
	)
}

function Instructions({ prompt, lang }: { prompt: PromptPage; lang: string | undefined }) {
	const { t } = useWords()
	const { instructions, steps, body } = prompt
	return (
		<div className="prompt-sheet-body instructions">
			<h2>{t('tab_instructions')}</h2>
			<p className="max-w-(--measure)" lang={lang}>
				{instructions}
			</p>
			<h3>{t('step_by_step')}</h3>
			<ol className="steps" lang={lang}>
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			{body?.followUp ? (
				<>
					<h3>{t('follow_up')}</h3>
					<p lang={lang}>{body.followUp}</p>
				</>
			) : null}
		</div>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { t } = useWords()
	const isUnknown = isRouteErrorResponse(error) && error.status === 404
	if (!isUnknown) return <LoadError message="error_loading_prompt" />
	return (
		<NothingHere title={t('prompt_not_found')} message="prompt_not_found" text={t('prompt_not_found_text')} />
	)
}
