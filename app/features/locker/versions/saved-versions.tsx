import { History, Pencil, RotateCcw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { CopyButton, selectText } from '~/ui/copy-button'
import { VersionList } from '~/ui/version-list'
import {
	MOST_SAVED_VERSIONS,
	type SavedVersionLine,
	type ShownSavedVersion,
	VERSION_LABELS,
	type VersionField,
} from './saved-version'

interface Asked {
	version?: number
	view?: 'text'
	before?: number
}

/** Where the versions of a saved prompt are, and which of them. */
export function savedVersionsAddress(id: string, asked: Asked = {}): string {
	const parameters = new URLSearchParams()
	for (const [name, value] of Object.entries(asked)) parameters.set(name, String(value))
	return [href('/prompt-locker/:id/versions', { id }), parameters.toString()].filter(Boolean).join('?')
}

interface Versions {
	id: string
	lines: readonly SavedVersionLine[]
	newest: number
	next: number | null
	isFirstPage: boolean
	shown: ShownSavedVersion
}

/** All that a saved prompt said and is kept, what became of it, and the way back. */
export function SavedVersions({
	title,
	seenAt,
	problem,
	compared,
	...versions
}: Versions & {
	title: string
	/** As of when the prompt was seen. */
	seenAt: string
	/** What is told of a version that was not restored. */
	problem: ReactNode
	/** What differs, drawn. */
	compared: ReactNode
}) {
	const { t } = useWords()
	const { id, shown, newest } = versions
	return (
		<div className="wrap">
			<Breadcrumb
				crumbs={[
					{ label: t('nav_locker'), to: href('/prompt-locker') },
					{ label: title, to: href('/prompt-locker/:id', { id }) },
					{ label: t('saved_versions') },
				]}
			/>
			<div className="account-page versions">
				<div className="version-top">
					<div>
						<h1>{title}</h1>
						<p className="muted">{t('saved_versions_text', { most: MOST_SAVED_VERSIONS })}</p>
					</div>
					<Link className="button button-secondary button-small" to={href('/prompt-locker/:id/edit', { id })}>
						<Pencil className="icon icon-small" aria-hidden="true" />
						{t('edit_saved_prompt')}
					</Link>
				</div>
				{problem}
				{newest === 1 ? (
					<p className="note note-kept" data-message="saved_versions_none">
						<History className="icon" aria-hidden="true" />
						<span>{t('saved_versions_none')}</span>
					</p>
				) : (
					<div className="version-columns">
						<Lines {...versions} />
						<div className="version-right">
							<Sheet id={id} shown={shown} newest={newest} seenAt={seenAt} compared={compared} />
						</div>
					</div>
				)}
			</div>
		</div>
	)
}

function useFieldNames(): (fields: readonly VersionField[]) => string {
	const { t, language } = useWords()
	return (fields) =>
		new Intl.ListFormat(LOCALE[language]).format(fields.map((field) => t(VERSION_LABELS[field])))
}

function Lines({ id, lines, newest, next, isFirstPage, shown }: Versions) {
	const { t } = useWords()
	const namesOf = useFieldNames()
	const aboutOf = ({ number, changed }: SavedVersionLine) => {
		if (number === newest) return t('saved_versions_now')
		return changed.length > 0 ? namesOf(changed) : t('saved_versions_first')
	}
	return (
		<VersionList
			label={t('saved_versions')}
			items={lines.map((line) => ({
				key: line.number,
				to: savedVersionsAddress(id, { version: line.number }),
				isCurrent: line.number === shown.number,
				mark: (
					<>
						<span className="visually-hidden">{t('saved_version', { version: line.number })}</span>
						<span aria-hidden="true">{line.number}</span>
					</>
				),
				about: (
					<>
						<strong>{aboutOf(line)}</strong>
						<span className="meta mono">{line.when}</span>
					</>
				),
			}))}
			newest={isFirstPage ? null : { to: savedVersionsAddress(id), label: t('saved_versions_newest') }}
			older={
				next === null
					? null
					: { to: savedVersionsAddress(id, { before: next }), label: t('saved_versions_older') }
			}
		/>
	)
}

function Sheet({
	id,
	shown: { number, between, difference, content, read },
	newest,
	seenAt,
	compared,
}: Pick<Versions, 'id' | 'shown' | 'newest'> & { seenAt: string; compared: ReactNode }) {
	const { t, number: written } = useWords()
	const namesOf = useFieldNames()
	const isBusy = useNavigation().formMethod === 'POST'
	const body = useRef<HTMLDivElement>(null)
	return (
		<section className="version-sheet" aria-labelledby="version-heading">
			<div className="version-head">
				<h2 id="version-heading">
					{difference && between
						? t('saved_versions_since', { version: between.from })
						: t('saved_version', { version: number })}
				</h2>
				{difference ? (
					<span className="meta mono">
						{t('saved_versions_words', {
							added: written(difference.added),
							removed: written(difference.removed),
						})}
					</span>
				) : null}
				{between ? (
					<div className="version-choices">
						<nav className="version-toggle" aria-label={t('saved_versions_choose')}>
							<Link
								to={savedVersionsAddress(id, { version: number })}
								aria-current={difference ? 'true' : undefined}
								preventScrollReset
							>
								{t('saved_versions_difference')}
							</Link>
							<Link
								to={savedVersionsAddress(id, { version: number, view: 'text' })}
								aria-current={read ? 'true' : undefined}
								preventScrollReset
							>
								{t('saved_versions_read')}
							</Link>
						</nav>
					</div>
				) : null}
			</div>
			<div className="version-body" ref={body}>
				{compared}
				{difference && difference.unchanged.length > 0 ? (
					<p className="meta">{t('saved_versions_unchanged', { fields: namesOf(difference.unchanged) })}</p>
				) : null}
				{read?.map(({ field, text }) => (
					<div key={field}>
						<h3>{t(VERSION_LABELS[field])}</h3>
						<p className="version-text">{text}</p>
					</div>
				))}
			</div>
			<div className="version-foot">
				{number === newest ? null : (
					<Form method="post" className="contents">
						<input type="hidden" name="version" value={number} />
						<input type="hidden" name="seenAt" value={seenAt} />
						<button className="button button-primary" type="submit" aria-disabled={isBusy}>
							<RotateCcw className="icon icon-small" aria-hidden="true" />
							{t('saved_versions_restore', { version: number })}
						</button>
					</Form>
				)}
				<CopyButton
					className="button-secondary"
					text={content}
					label={t('saved_versions_copy')}
					onFail={() => selectText(body.current)}
				/>
				{number === newest ? null : (
					<span className="hint">{t('saved_versions_kept', { version: newest })}</span>
				)}
			</div>
		</section>
	)
}
