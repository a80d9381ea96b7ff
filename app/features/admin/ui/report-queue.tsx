import { ArrowRight } from 'lucide-react'
import { Form, href, Link } from 'react-router'
import { type Decision, REASON_WORDS, type ReportedPrompt, WORD_AT_MOST } from '~/features/reports/report'
import { LANGUAGE_TAG } from '~/i18n/language'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { FormProblem } from '~/ui/form/form-problem'
import { TextField } from '~/ui/form/text-field'

export interface ShownPrompt extends ReportedPrompt {
	/** The day of each report, as ISO dates in the reader's time zone. */
	days: readonly string[]
}

/** What comes back of a decision that was refused: what was typed, and what is wrong. */
export interface DecisionAnswer {
	id: string
	decision: string
	word: string
	problem?: MessageId
	values?: MessageValues | undefined
	error?: MessageId | undefined
}

const ACTS = {
	keep: { ask: 'reports_keep_ask', press: 'reports_keep', named: 'reports_keep_named' },
	hide: { ask: 'reports_hide_ask', press: 'reports_hide', named: 'reports_hide_named' },
	show: { ask: 'reports_show_ask', press: 'reports_show', named: 'reports_show_named' },
	delete: { ask: 'reports_delete_ask', press: 'reports_delete', named: 'reports_delete_named' },
} as const satisfies Record<Decision, Record<'ask' | 'press' | 'named', MessageId>>

/** A page of prompts that people reported, or that are hidden, with the ways to the next and to the first. */
export function ReportQueue({
	queue: { isHidden, prompts, next, after },
	answer,
}: {
	queue: { isHidden: boolean; prompts: readonly ShownPrompt[]; next: string | null; after: string | null }
	answer: DecisionAnswer | undefined
}) {
	const { t } = useWords()
	const address = reportsAddress({ isHidden, after: null })
	return (
		<div className="wrap">
			<Breadcrumb crumbs={[{ label: t('admin'), to: href('/admin') }, { label: t('reports_title') }]} />
			<div className="two account-page">
				<div>
					<h1>{t(isHidden ? 'reports_hidden' : 'reports_title')}</h1>
					<p className="muted">{t('reports_text')}</p>
					<p className="pt-4">
						{isHidden ? (
							<Link to={reportsAddress({ isHidden: false, after: null })}>{t('reports_open')}</Link>
						) : (
							<Link to={reportsAddress({ isHidden: true, after: null })}>{t('reports_hidden')}</Link>
						)}
					</p>
				</div>
				<div>
					{answer?.problem ? (
						<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
					) : null}
					{prompts.length > 0 ? (
						<ul className="grid gap-6">
							{prompts.map((prompt) => (
								<li key={prompt.id}>
									<PromptCard
										prompt={prompt}
										page={reportsAddress({ isHidden, after })}
										answer={answer?.id === prompt.id ? answer : undefined}
									/>
								</li>
							))}
						</ul>
					) : (
						<p className="muted">{t(isHidden ? 'reports_hidden_empty' : 'reports_empty')}</p>
					)}
					{after || next ? (
						<nav className="row pt-10" aria-label={t('pages')}>
							{after ? (
								<Link className="button button-secondary" rel="prev" to={address}>
									{t('first_page')}
								</Link>
							) : null}
							{next ? (
								<Link
									className="button button-secondary"
									rel="next"
									to={reportsAddress({ isHidden, after: next })}
								>
									{t('next_page')} <ArrowRight className="icon" aria-hidden="true" />
								</Link>
							) : null}
						</nav>
					) : null}
				</div>
			</div>
		</div>
	)
}

/** A page of the queue of reports. */
export function reportsAddress({ isHidden, after }: { isHidden: boolean; after: string | null }): string {
	const query = new URLSearchParams({ ...(isHidden ? { show: 'hidden' } : {}), ...(after ? { after } : {}) })
	return query.size > 0 ? `${href('/admin/reports')}?${query}` : href('/admin/reports')
}

/** One prompt with what people say of it, and what an admin does about it. */
function PromptCard({
	prompt,
	page,
	answer,
}: {
	prompt: ShownPrompt
	page: string
	answer: DecisionAnswer | undefined
}) {
	const { t, day } = useWords()
	const { id, title, language, author, isHidden, hiddenWord, count, reports, days } = prompt
	const acts: readonly Decision[] = isHidden ? ['show', 'delete'] : ['keep', 'hide', 'delete']
	return (
		<article className="box grid gap-4" aria-labelledby={`${id}-title`}>
			<header>
				<h2 className="text-h3" id={`${id}-title`} lang={LANGUAGE_TAG[language]}>
					<Link to={href('/prompt/:id', { id })}>{title}</Link>
				</h2>
				<p className="meta pt-1">
					{t('reports_by', { name: author })} · {t('reports_count', { count })}
				</p>
			</header>
			{hiddenWord ? (
				<div>
					<p className="muted">{t('reports_told')}</p>
					<p className="whitespace-pre-wrap wrap-anywhere">{hiddenWord}</p>
				</div>
			) : null}
			<ul className="grid gap-4">
				{reports.map(({ id, reason, note, createdAt }, at) => (
					<li key={id}>
						<p>
							<b>{t(REASON_WORDS[reason])}</b>{' '}
							<time className="meta" dateTime={createdAt}>
								{day(days[at] ?? createdAt)}
							</time>
						</p>
						{note ? <p className="whitespace-pre-wrap wrap-anywhere">{note}</p> : null}
					</li>
				))}
			</ul>
			{count > reports.length ? (
				<p className="meta">{t('reports_not_shown', { count: count - reports.length })}</p>
			) : null}
			<div className="row items-start">
				{acts.map((decision) => (
					<DecisionForm
						key={decision}
						decision={decision}
						prompt={prompt}
						page={page}
						answer={answer?.decision === decision ? answer : undefined}
					/>
				))}
			</div>
		</article>
	)
}

/** Asks before it is done; without scripts too. */
function DecisionForm({
	decision,
	prompt: { id, title, seenUntil, decisions },
	page,
	answer,
}: {
	decision: Decision
	prompt: ShownPrompt
	page: string
	answer: DecisionAnswer | undefined
}) {
	const { t } = useWords()
	const { ask, press, named } = ACTS[decision]
	const tone = decision === 'delete' || decision === 'hide' ? 'button-danger' : 'button-primary'
	return (
		<details className="open:w-full" open={answer !== undefined}>
			<summary className="button button-quiet button-small">{t(ask)}</summary>
			<Form method="post" action={page} className="form pt-4" preventScrollReset>
				<input type="hidden" name="id" value={id} />
				<input type="hidden" name="decision" value={decision} />
				<input type="hidden" name="seenUntil" value={seenUntil} />
				<input type="hidden" name="decisions" value={decisions} />
				<TextField
					name="word"
					label={t('reports_word')}
					hint={t('reports_word_hint')}
					rows={3}
					defaultValue={answer?.word ?? ''}
					error={answer?.error}
					values={{ most: WORD_AT_MOST }}
				/>
				<button className={`button button-small ${tone}`} type="submit" aria-label={t(named, { title })}>
					{t(press)}
				</button>
			</Form>
		</details>
	)
}
