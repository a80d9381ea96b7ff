import { ArrowRight } from 'lucide-react'
import { Form, href, Link } from 'react-router'
import { type Decision, REASON_WORDS, type ReportedPrompt, WORD_AT_MOST } from '~/features/reports/report'
import { LANGUAGE_TAG } from '~/i18n/language'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { FormProblem } from '~/ui/form/form-problem'
import { TextField } from '~/ui/form/text-field'

export const QUEUES = ['hidden', 'collections', 'chats'] as const
/** Which of the queues is shown: open reports of prompts where nothing is said. */
export type Queue = (typeof QUEUES)[number] | null

export interface ShownPrompt extends ReportedPrompt {
	/** Where it is read; null where a collection has no link any more. */
	to: string | null
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

const WORD_HINTS = {
	hidden: 'reports_word_hint',
	collections: 'reports_collection_word',
	chats: 'reports_chat_word',
} as const satisfies Record<string, MessageId>

const SAID = {
	open: { title: 'reports_title', text: 'reports_text', empty: 'reports_empty' },
	hidden: { title: 'reports_hidden', text: 'reports_text', empty: 'reports_hidden_empty' },
	collections: {
		title: 'reports_collections_title',
		text: 'reports_collections_text',
		empty: 'reports_collections_empty',
	},
	chats: { title: 'reports_chats_title', text: 'reports_chats_text', empty: 'reports_chats_empty' },
} as const satisfies Record<string, Record<'title' | 'text' | 'empty', MessageId>>

/** A page of prompts, collections or shared conversations that people reported, or that are hidden, with the ways to the next and to the first. */
export function ReportQueue({
	queue: { show, prompts, next, after, collections, chats },
	answer,
}: {
	queue: {
		show: Queue
		prompts: readonly ShownPrompt[]
		next: string | null
		after: string | null
		/** How many collections have open reports. */
		collections: number
		/** And how many shared conversations. */
		chats: number
	}
	answer: DecisionAnswer | undefined
}) {
	const { t } = useWords()
	const address = reportsAddress({ show, after: null })
	const { title, text, empty } = SAID[show ?? 'open']
	return (
		<div className="wrap">
			<Breadcrumb crumbs={[{ label: t('admin'), to: href('/admin') }, { label: t('reports_title') }]} />
			<div className="two account-page">
				<div>
					<h1>{t(title)}</h1>
					<p className="muted">{t(text)}</p>
					<p className="pt-4">
						{show ? (
							<Link to={reportsAddress({ show: null, after: null })}>{t('reports_open')}</Link>
						) : (
							<Link to={reportsAddress({ show: 'hidden', after: null })}>{t('reports_hidden')}</Link>
						)}
					</p>
					{show === 'collections' ? null : (
						<p className="pt-2">
							<Link to={reportsAddress({ show: 'collections', after: null })}>
								{t('reports_collections', { count: collections })}
							</Link>
						</p>
					)}
					{show === 'chats' ? null : (
						<p className="pt-2">
							<Link to={reportsAddress({ show: 'chats', after: null })}>
								{t('reports_chats', { count: chats })}
							</Link>
						</p>
					)}
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
										page={reportsAddress({ show, after })}
										show={show}
										answer={answer?.id === prompt.id ? answer : undefined}
									/>
								</li>
							))}
						</ul>
					) : (
						<p className="muted">{t(empty)}</p>
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
									to={reportsAddress({ show, after: next })}
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
export function reportsAddress({ show, after }: { show: Queue; after: string | null }): string {
	const query = new URLSearchParams({ ...(show ? { show } : {}), ...(after ? { after } : {}) })
	return query.size > 0 ? `${href('/admin/reports')}?${query}` : href('/admin/reports')
}

/** One prompt with what people say of it, and what an admin does about it. */
function PromptCard({
	prompt,
	page,
	show,
	answer,
}: {
	prompt: ShownPrompt
	page: string
	show: Queue
	answer: DecisionAnswer | undefined
}) {
	const { t, day } = useWords()
	const { id, title, language, author, isHidden, hiddenWord, count, reports, days, to } = prompt
	const possible: readonly Decision[] = isHidden ? ['show', 'delete'] : ['keep', 'hide', 'delete']
	const isShared = show === 'collections' || show === 'chats'
	const acts = possible.filter((decision) => !(isShared && decision === 'delete'))
	return (
		<article className="box grid gap-4" aria-labelledby={`${id}-title`}>
			<header>
				<h2 className="text-h3" id={`${id}-title`} lang={LANGUAGE_TAG[language]}>
					{to ? <Link to={to}>{title}</Link> : title}
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
						show={show}
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
	show,
	answer,
}: {
	decision: Decision
	prompt: ShownPrompt
	page: string
	show: Queue
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
					hint={t(WORD_HINTS[show ?? 'hidden'])}
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
