import './import-preview.css'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import { FormProblem } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { LOCKER_LENGTHS, MOST_SAVED_TAGS } from '../locker'
import { FIELD_LABELS } from './file-field-labels'
import type { BadEntry, GoodEntry, ImportColumn, ImportPage } from './locker-import'

const LONGEST_OF = new Map<string, number>(Object.entries(LOCKER_LENGTHS))

const LABEL_OF = new Map<string, MessageId>(Object.entries(FIELD_LABELS))

/** What a file would bring: what is new, what is there already, and what can't be taken, each with its reason. */
export function ImportPreview({
	preview: { columns, isTable, fresh, duplicates, bad, page, pages, badEntries, goodEntries },
	problem,
	answer,
}: {
	preview: ImportPage
	problem: MessageId | undefined
	answer: unknown
}) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	const heading = useRef<HTMLHeadingElement>(null)
	const place = isTable ? 'import_row' : 'import_entry'
	// biome-ignore lint/correctness/useExhaustiveDependencies: what led to this page of it has left the screen
	useEffect(() => heading.current?.focus(), [page])
	return (
		<Form method="post" className="form">
			<h2 ref={heading} className="text-h3" tabIndex={-1}>
				{t('import_in_preview')}
			</h2>
			{problem ? <FormProblem problem={problem} answer={answer} /> : null}
			<p>
				{fresh > 0 ? t('import_new_count', { count: fresh }) : t('import_nothing_new')}{' '}
				{t('import_duplicate_count', { count: duplicates })}
			</p>
			<Columns columns={columns} />
			{duplicates > 0 ? (
				<div className="check">
					<input id="with-duplicates" type="checkbox" name="withDuplicates" />
					<label htmlFor="with-duplicates">{t('import_with_duplicates')}</label>
				</div>
			) : null}
			<div className="acts-r">
				{fresh + duplicates > 0 ? (
					<SubmitButton isBusy={isBusy} label={t('import_now')} busyLabel={t('importing')} />
				) : null}
				<Link className="button button-quiet" to={href('/prompt-locker/import')}>
					{t('import_other_file')}
				</Link>
			</div>
			{bad > 0 ? <p className="note note-error">{t('import_bad_count', { count: bad })}</p> : null}
			<ul className="import-list">
				{badEntries.map((entry) => (
					<BadRow key={entry.at} entry={entry} place={place} />
				))}
				{goodEntries.map((entry) => (
					<GoodRow key={entry.at} entry={entry} place={place} />
				))}
			</ul>
			{pages > 1 ? <Pages page={page} pages={pages} /> : null}
		</Form>
	)
}

/** What the file's columns were taken for, and which stay behind. */
function Columns({ columns }: { columns: readonly ImportColumn[] }) {
	const { t } = useWords()
	const left = columns.filter(({ field }) => field === null)
	const turned = columns.find(({ hasTurned }) => hasTurned)
	if (columns.length === 0) return null
	return (
		<section className="import-columns">
			<h3 className="label">{t('import_columns')}</h3>
			<ul>
				{columns.map(({ name, field }) =>
					field ? (
						<li key={name}>
							{name ? <span className="mono">{name}</span> : t('import_text')}{' '}
							<ArrowRight className="icon icon-small" aria-hidden="true" /> <b>{t(FIELD_LABELS[field])}</b>
						</li>
					) : null,
				)}
			</ul>
			{turned ? (
				<p data-message="import_blanks_turned">
					{t('import_blanks_turned', { from: turned.signs ?? `{{…}} / \${…}`, to: '[…]' })}
				</p>
			) : null}
			{left.length > 0 ? (
				<p className="muted">
					{t('import_columns_left')} <span className="mono">{left.map(({ name }) => name).join(', ')}</span>
				</p>
			) : null}
			{columns.some(({ isKey }) => isKey) ? null : (
				<Link className="text-link" to={`${href('/prompt-locker/import')}?ask`}>
					{t('import_choose_columns')}
				</Link>
			)}
		</section>
	)
}

type Place = 'import_row' | 'import_entry'

function BadRow({ entry: { at, problem, field, shown }, place }: { entry: BadEntry; place: Place }) {
	const { t, number } = useWords()
	const label = LABEL_OF.get(field)
	return (
		<li>
			<span className="meta">{t(place, { number: number(at) })}</span>
			<b data-message={problem}>
				{field ? `${label ? t(label) : field}: ` : null}
				{t(problem, { most: LONGEST_OF.get(field) ?? LOCKER_LENGTHS.tag, tags: MOST_SAVED_TAGS })}
			</b>
			<span className="mono">{shown}</span>
		</li>
	)
}

function GoodRow({
	entry: { at, title, category, text, tags, isDuplicate },
	place,
}: {
	entry: GoodEntry
	place: Place
}) {
	const { t, number } = useWords()
	return (
		<li>
			<span className="meta">
				{t(place, { number: number(at) })} {isDuplicate ? t('import_is_duplicate') : t('import_is_new')}
			</span>
			<div>
				<b>{title}</b>
				<p>{text}</p>
			</div>
			<span className="muted">{[category ?? t('uncategorized'), ...tags].join(' · ')}</span>
		</li>
	)
}

function Pages({ page, pages }: { page: number; pages: number }) {
	const { t, number } = useWords()
	return (
		<nav className="row" aria-label={t('import_pages')}>
			{page > 1 ? (
				<Link className="text-link" rel="prev" to={`?page=${page - 1}`}>
					{t('previous')}
				</Link>
			) : null}
			<span className="muted">{t('import_page', { page: number(page), pages: number(pages) })}</span>
			{page < pages ? (
				<Link className="text-link" rel="next" to={`?page=${page + 1}`}>
					{t('next_page')}
				</Link>
			) : null}
		</nav>
	)
}
