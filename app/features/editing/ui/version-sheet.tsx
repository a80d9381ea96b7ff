import { Form, Link } from 'react-router'
import type { ComparedLine, TextPart } from '~/core/text-difference'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import type { ShownVersionText, VersionField, VersionSide } from '../versions'
import { versionsAddress } from './desk-address'

const FIELD_WORDS = {
	title: 'versions_title_field',
	tagline: 'versions_tagline',
	description: 'versions_description',
	promptText: 'editor_text',
	blanks: 'versions_blanks',
	instructions: 'versions_instructions',
	steps: 'editor_steps',
	followUp: 'versions_follow_up',
	answerParts: 'editor_parts',
	tags: 'versions_tags',
	searchedAs: 'editor_searched_as',
	credits: 'versions_credits',
	category: 'category',
	access: 'desk_access',
	related: 'editor_related',
} as const satisfies Record<VersionField, MessageId>

/** What a text is called. */
export function useSideName(): (side: VersionSide) => string {
	const { t } = useWords()
	return (side) =>
		side === 'draft'
			? t('desk_state_draft')
			: side === 'offer'
				? t('versions_offer')
				: t('versions_number', { version: side })
}

/** A text of a prompt, in one language at a time: what differs from another one, or all that it says. */
export function VersionSheet({
	id,
	shown,
	children,
}: {
	id: string
	shown: ShownVersionText
	/** What can be done with it. */
	children: React.ReactNode
}) {
	const { t, number } = useWords()
	const nameOf = useSideName()
	const { side, difference, read, content } = shown
	return (
		<section className="version-sheet" aria-labelledby="version-heading">
			<div className="version-head">
				<h2 id="version-heading">
					{difference
						? t('versions_compared', { from: nameOf(difference.from), to: nameOf(side) })
						: nameOf(side)}
				</h2>
				{difference ? (
					<span className="meta mono">
						{t('versions_words_changed', {
							added: number(difference.added),
							removed: number(difference.removed),
						})}
					</span>
				) : null}
				<VersionChoices id={id} shown={shown} />
			</div>
			<div className="version-body">
				{difference?.isCut ? (
					<p className="note note-kept" data-message="versions_cut">
						<span>{t('versions_cut')}</span>
					</p>
				) : null}
				{difference && difference.fields.length === 0 ? (
					<p data-message="versions_no_difference">{t('versions_no_difference')}</p>
				) : null}
				{difference?.fields.map((compared) => (
					<div key={compared.field}>
						<h3>{t(FIELD_WORDS[compared.field])}</h3>
						{compared.kind === 'words' ? (
							<p lang={LANGUAGE_TAG[content]}>
								<Parts parts={compared.parts} />
							</p>
						) : (
							<Lines lines={compared.lines} lang={LANGUAGE_TAG[content]} />
						)}
					</div>
				))}
				{difference && difference.unchanged.length > 0 ? (
					<p className="meta">
						{t('versions_unchanged', {
							fields: difference.unchanged.map((field) => t(FIELD_WORDS[field])).join(', '),
						})}
					</p>
				) : null}
				{read?.map(({ field, text }) => (
					<div key={field}>
						<h3>{t(FIELD_WORDS[field])}</h3>
						<p className="version-text" lang={LANGUAGE_TAG[content]}>
							{text}
						</p>
					</div>
				))}
			</div>
			{children}
		</section>
	)
}

/** The languages of the texts, whether to read or to compare, and with what: all of it has an address. */
function VersionChoices({ id, shown }: { id: string; shown: ShownVersionText }) {
	const { t } = useWords()
	const nameOf = useSideName()
	const { side, others, content, difference, read } = shown
	const asked = { version: side, text: content, ...(difference ? { from: difference.from } : {}) }
	return (
		<div className="version-choices">
			<nav className="version-toggle" aria-label={t('versions_language')}>
				{LANGUAGES.map((language) => (
					<Link
						key={language}
						to={versionsAddress(id, { ...asked, text: language, view: read ? 'text' : undefined })}
						lang={LANGUAGE_TAG[language]}
						aria-current={language === content ? 'true' : undefined}
						preventScrollReset
					>
						{LANGUAGE_NAME[language]}
					</Link>
				))}
			</nav>
			{others.length > 0 ? (
				<nav className="version-toggle" aria-label={t('versions_view')}>
					<Link
						to={versionsAddress(id, asked)}
						aria-current={difference ? 'true' : undefined}
						preventScrollReset
					>
						{t('versions_difference')}
					</Link>
					<Link
						to={versionsAddress(id, { ...asked, view: 'text' })}
						aria-current={read ? 'true' : undefined}
						preventScrollReset
					>
						{t('versions_read')}
					</Link>
				</nav>
			) : null}
			{difference ? (
				<Form className="version-with" method="get" preventScrollReset>
					<input type="hidden" name="version" value={side} />
					<input type="hidden" name="text" value={content} />
					<label>
						<span>{t('versions_compare_with')}</span>
						<select
							key={difference.from}
							className="input"
							name="from"
							defaultValue={String(difference.from)}
						>
							{[...new Set([difference.from, ...others])].map((other) => (
								<option key={other} value={other}>
									{nameOf(other)}
								</option>
							))}
						</select>
					</label>
					<button className="button button-secondary button-small" type="submit">
						{t('versions_compare')}
					</button>
				</Form>
			) : null}
		</div>
	)
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
	const marked = parts.map((part, at) => ({ ...part, key: `${at}` }))
	return marked.map(({ kind, text, key }) =>
		kind === 'added' ? (
			<ins key={key}>{text}</ins>
		) : kind === 'removed' ? (
			<del key={key}>{text}</del>
		) : (
			<span key={key}>{text}</span>
		),
	)
}

/** A line that is new or gone as a whole says so itself; no word of it is marked. */
function isWhole(kind: TextPart['kind'], parts: readonly TextPart[]): boolean {
	return parts.every((part) => part.kind === kind)
}

function plain(parts: readonly TextPart[]): TextPart[] {
	return parts.map(({ text }) => ({ kind: 'same', text }))
}

function Lines({ lines, lang }: { lines: readonly ComparedLine[]; lang: string }) {
	const { t } = useWords()
	const keyed = lines.map((line, at) => ({ line, key: `${at}` }))
	return (
		<div className="version-lines">
			{keyed.map(({ line, key }) =>
				line.kind === 'gap' ? (
					<p key={key} className="version-gap">
						{t('versions_lines_unchanged', { count: line.count })}
					</p>
				) : (
					<p key={key} className="version-line" data-kind={line.kind}>
						{line.kind === 'same' ? null : (
							<span className="visually-hidden">
								{t(line.kind === 'added' ? 'versions_added' : 'versions_removed')}{' '}
							</span>
						)}
						<span lang={lang}>
							<Parts parts={isWhole(line.kind, line.parts) ? plain(line.parts) : line.parts} />
						</span>
					</p>
				),
			)}
		</div>
	)
}
