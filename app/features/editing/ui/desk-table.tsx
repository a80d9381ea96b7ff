import { Check, X } from 'lucide-react'
import { Link } from 'react-router'
import { categoryTitle } from '~/features/library/category'
import { Glyph } from '~/features/library/ui/glyph'
import type { LibraryState } from '~/features/library/versions/listing'
import { LANGUAGE_TAG, LANGUAGES, type Language } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { COUNTED_SHOWS, type DeskRow, type DeskShow } from '../desk-list'
import { editorAddress, versionsAddress } from './desk-address'
import { PromptState } from './prompt-state'

/** A row with its days as the reader's time zone has them, its moment written out. */
export interface ShownRow extends Omit<DeskRow, 'scheduledFor' | 'withdrawnAt' | 'changed'> {
	scheduledFor: string | null
	withdrawnOn: string | null
	changed: { day: string; by: string | null; isFile: boolean } | null
}

/** Prompts of one section, a line each; on a phone each is a card. */
export function DeskTable({
	show,
	rows,
	labelledBy,
}: {
	show: DeskShow
	rows: readonly ShownRow[]
	labelledBy: string
}) {
	const { t } = useWords()
	return (
		<table className="desk-table" aria-labelledby={labelledBy}>
			<thead>
				<tr>
					<th scope="col">{t('desk_prompt')}</th>
					<th scope="col">{t('desk_state')}</th>
					<th scope="col">{t('category')}</th>
					<th scope="col">{t('desk_access')}</th>
					<th scope="col">{t('desk_languages')}</th>
					<th scope="col" className="desk-number">
						{t('desk_version')}
					</th>
					<th scope="col">{t('desk_changed')}</th>
					<th scope="col" className="desk-number">
						{t('desk_reads')}
					</th>
					<th scope="col" className="desk-number">
						{t('desk_copies')}
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<DeskLine key={row.id} show={show} row={row} />
				))}
			</tbody>
		</table>
	)
}

function DeskLine({ show, row }: { show: DeskShow; row: ShownRow }) {
	const { t, language, day, number } = useWords()
	const { id, category, isPremium, titles, changed, reads, copies } = row
	const [first, second] = language === 'pt' ? (['pt', 'en'] as const) : (['en', 'pt'] as const)
	const isCounted = COUNTED_SHOWS.has(show)
	return (
		<tr data-cat={category}>
			<td>
				<span className="desk-name">
					<Glyph category={category} />
					<span>
						<Link to={editorAddress(id)}>
							<b>{titles[first] || titles[second] || id}</b>
						</Link>
						<small lang={LANGUAGE_TAG[second]}>{titles[first] ? titles[second] : ''}</small>
					</span>
				</span>
			</td>
			<td>
				<RowState show={show} row={row} />
			</td>
			<td className="desk-category">{categoryTitle(category, language)}</td>
			<td>{t(isPremium ? 'premium' : 'desk_free')}</td>
			<td>
				<span className="desk-languages">
					{LANGUAGES.map((one) => (
						<Completeness key={one} language={one} problems={row.problems[one]} />
					))}
				</span>
			</td>
			<td className="desk-number" data-label={t('desk_version')}>
				{versionIn(show, row)}
			</td>
			<td data-label={t('desk_changed_short')}>
				{changed ? day(changed.day) : null}
				{changed?.by ? <small>{changed.by}</small> : null}
				{changed?.isFile ? <small>{t('desk_from_file')}</small> : null}
			</td>
			<td className="desk-number" data-label={t('desk_reads_short')}>
				{isCounted && reads !== null ? number(reads) : null}
			</td>
			<td className="desk-number" data-label={t('desk_copies_short')}>
				{isCounted && copies !== null ? number(copies) : null}
			</td>
		</tr>
	)
}

/** The version that a section's row is about: the one that waits, the next, or what readers get. */
function versionIn(show: DeskShow, { version, newestVersion, scheduledVersion }: ShownRow): number | null {
	if (show === 'coming') return scheduledVersion
	if (show === 'drafts') return (newestVersion ?? 0) + 1
	return version ?? newestVersion
}

function RowState({ show, row }: { show: DeskShow; row: ShownRow }) {
	const { t, day } = useWords()
	const { version, problems, scheduledFor, withdrawnOn, hasOffer } = row
	const state: LibraryState = show === 'coming' ? 'scheduled' : show === 'drafts' ? 'draft' : row.state
	return (
		<>
			<PromptState state={state} />
			{state === 'scheduled' && scheduledFor ? <small>{scheduledFor}</small> : null}
			{state === 'draft' && problems.all > 0 ? (
				<small>{t('desk_checks_open', { count: problems.all })}</small>
			) : null}
			{state === 'draft' && version !== null && row.state === 'published' ? (
				<small>{t('desk_version_is_out', { version })}</small>
			) : null}
			{state === 'withdrawn' && withdrawnOn ? (
				<small>{t('desk_withdrawn_since', { day: day(withdrawnOn) })}</small>
			) : null}
			{hasOffer ? (
				<small className="desk-offer">
					<Link to={versionsAddress(row.id, { version: 'offer' })}>{t('desk_newer_file')}</Link>
				</small>
			) : null}
		</>
	)
}

function Completeness({ language, problems }: { language: Language; problems: number }) {
	const { t } = useWords()
	return (
		<span className={problems > 0 ? 'desk-incomplete' : undefined}>
			{language.toUpperCase()}
			<svg className="icon icon-small" aria-hidden="true" focusable="false">
				<use href={problems > 0 ? '#desk-incomplete' : '#desk-complete'} />
			</svg>
			<span className="visually-hidden">
				{problems > 0 ? t('desk_checks_open', { count: problems }) : t('desk_language_complete')}
			</span>
		</span>
	)
}

/** The signs that stand twice in every row, once for the whole page: drawn in each they were a quarter of it. */
export function DeskSigns() {
	return (
		<svg className="visually-hidden" aria-hidden="true" focusable="false">
			<symbol id="desk-complete" viewBox="0 0 24 24">
				<Check strokeWidth={1.75} />
			</symbol>
			<symbol id="desk-incomplete" viewBox="0 0 24 24">
				<X strokeWidth={1.75} />
			</symbol>
		</svg>
	)
}
