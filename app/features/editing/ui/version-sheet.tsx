import { Form, Link } from 'react-router'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { ComparedFields } from '../changes/compared-fields'
import { FIELD_WORDS } from '../field-words'
import type { ShownVersionText, VersionSide } from '../versions'
import { versionsAddress } from './desk-address'

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
				{difference ? (
					<ComparedFields
						difference={difference}
						lang={LANGUAGE_TAG[content]}
						nameOf={(field) => t(FIELD_WORDS[field])}
					/>
				) : null}
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
