import { useEffect, useRef } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { FormProblem } from '~/components/ui/form-problem'
import { SubmitButton } from '~/components/ui/submit-button'
import { type BadEntry, type GoodEntry, type ImportEntry, isBad, isGood } from '~/domain/locker-import'
import { type MessageId, useWords } from '~/i18n/words'

/** What comes back of a file: what is in it, with its text for the second step, or why it can't be read. */
export type ImportAnswer = { entries: ImportEntry[]; text: string } | { problem: MessageId }

const ROWS_SHOWN = 200

/** Chooses a file to look into. */
export function ImportForm({ problem, answer }: { problem: MessageId | undefined; answer: unknown }) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<section>
			<h2 className="text-h3">{t('import_heading')}</h2>
			<Form method="post" encType="multipart/form-data" className="form pt-5">
				{problem ? <FormProblem problem={problem} answer={answer} /> : null}
				<div className="field">
					<label htmlFor="import-file">{t('import_file')}</label>
					<input
						className="input"
						id="import-file"
						type="file"
						name="file"
						accept=".json,.csv,application/json,text/csv"
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

/** What a file would bring: what is new, what is there already, and what can't be taken, each with its reason. */
export function ImportPreview({ entries, text }: { entries: readonly ImportEntry[]; text: string }) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	const heading = useRef<HTMLHeadingElement>(null)
	// The button that asked for this has left the page.
	useEffect(() => heading.current?.focus(), [])
	const good = entries.filter(isGood)
	const duplicates = good.filter(({ isDuplicate }) => isDuplicate).length
	return (
		<Form method="post" encType="multipart/form-data" className="form">
			<h2 ref={heading} className="text-h3" tabIndex={-1}>
				{t('import_in_preview')}
			</h2>
			<p role="status">
				{good.length > duplicates
					? t('import_new_count', { count: good.length - duplicates })
					: t('import_nothing_new')}{' '}
				{t('import_duplicate_count', { count: duplicates })}
			</p>
			<BadRows entries={entries.filter(isBad)} />
			<GoodRows entries={good} />
			<input type="hidden" name="intent" value="import" />
			<input type="hidden" name="text" value={text} />
			{duplicates > 0 ? (
				<div className="check">
					<input id="with-duplicates" type="checkbox" name="withDuplicates" />
					<label htmlFor="with-duplicates">{t('import_with_duplicates')}</label>
				</div>
			) : null}
			<div className="acts-r">
				{good.length > 0 ? (
					<SubmitButton isBusy={isBusy} label={t('import_now')} busyLabel={t('importing')} />
				) : null}
				<Link className="button button-quiet" to={href('/prompt-locker/import')}>
					{t('import_other_file')}
				</Link>
			</div>
		</Form>
	)
}

function BadRows({ entries }: { entries: readonly BadEntry[] }) {
	const { t, number } = useWords()
	if (entries.length === 0) return null
	return (
		<section>
			<p className="note note-error" role="alert">
				{t('import_bad_count', { count: entries.length })}
			</p>
			<ul className="import-list">
				{entries.map(({ at, problem, field, shown }) => (
					<li key={at}>
						<span className="meta">{t('import_row', { number: number(at) })}</span>
						<b data-message={problem}>
							{field ? <span className="mono">{field}: </span> : null}
							{t(problem)}
						</b>
						<span className="mono">{shown}</span>
					</li>
				))}
			</ul>
		</section>
	)
}

function GoodRows({ entries }: { entries: readonly GoodEntry[] }) {
	const { t, number } = useWords()
	if (entries.length === 0) return null
	return (
		<section>
			<ul className="import-list">
				{entries.slice(0, ROWS_SHOWN).map(({ at, prompt, isDuplicate }) => (
					<li key={at}>
						<span className="meta">
							{t('import_row', { number: number(at) })}{' '}
							{isDuplicate ? t('import_is_duplicate') : t('import_is_new')}
						</span>
						<b>{prompt.title}</b>
						<span className="muted">{prompt.category ?? t('uncategorized')}</span>
					</li>
				))}
			</ul>
			{entries.length > ROWS_SHOWN ? (
				<p className="hint pt-2">{t('import_first_shown', { count: number(ROWS_SHOWN) })}</p>
			) : null}
		</section>
	)
}
