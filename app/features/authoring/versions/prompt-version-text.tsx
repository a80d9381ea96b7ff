import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { labelOf } from '../prompt-form'
import type { ShownPromptVersion } from './prompt-version'
import { createdVersionsAddress } from './versions-address'

/** A version of a created prompt: what differs from another one, or all that it says. */
export function PromptVersionText({
	id,
	shown,
	others,
	compared,
	children,
}: {
	id: string
	shown: ShownPromptVersion
	/** With which it can be compared. */
	others: readonly number[]
	/** What differs, drawn. */
	compared: ReactNode
	/** What can be done with it. */
	children: ReactNode
}) {
	const { t, number: written } = useWords()
	const { number, from, language, difference, read } = shown
	return (
		<section className="version-sheet" aria-labelledby="version-heading">
			<div className="version-head">
				<h2 id="version-heading">
					{difference && from !== null
						? t('created_versions_compared', { from, to: number })
						: t('created_version', { version: number })}
				</h2>
				{difference ? (
					<span className="meta mono">
						{t('created_versions_words', {
							added: written(difference.added),
							removed: written(difference.removed),
						})}
					</span>
				) : null}
				{from === null ? null : <Choices id={id} shown={shown} from={from} others={others} />}
			</div>
			<div className="version-body">
				{compared}
				{difference && difference.unchanged.length > 0 ? (
					<p className="meta">
						{t('created_versions_unchanged', {
							fields: difference.unchanged.map((field) => t(labelOf(field))).join(', '),
						})}
					</p>
				) : null}
				{read?.map(({ field, text }) => (
					<div key={field}>
						<h3>{t(labelOf(field))}</h3>
						<p className="version-text" lang={LANGUAGE_TAG[language]}>
							{text}
						</p>
					</div>
				))}
			</div>
			{children}
		</section>
	)
}

/** Whether to read or to compare, and with what: all of it has an address. */
function Choices({
	id,
	shown: { number, difference, read },
	from,
	others,
}: {
	id: string
	shown: ShownPromptVersion
	from: number
	others: readonly number[]
}) {
	const { t } = useWords()
	const choices = [...new Set([from, ...others])].filter((other) => other !== number)
	return (
		<div className="version-choices">
			<nav className="version-toggle" aria-label={t('created_versions_choose')}>
				<Link
					to={createdVersionsAddress(id, { version: number, from })}
					aria-current={difference ? 'true' : undefined}
					preventScrollReset
				>
					{t('created_versions_difference')}
				</Link>
				<Link
					to={createdVersionsAddress(id, { version: number, view: 'text' })}
					aria-current={read ? 'true' : undefined}
					preventScrollReset
				>
					{t('created_versions_read')}
				</Link>
			</nav>
			{difference ? (
				<Form className="version-with" method="get" preventScrollReset>
					<input type="hidden" name="version" value={number} />
					<label>
						<span>{t('created_versions_with')}</span>
						<select key={from} className="input" name="from" defaultValue={String(from)}>
							{choices.map((other) => (
								<option key={other} value={other}>
									{t('created_version', { version: other })}
								</option>
							))}
						</select>
					</label>
					<button className="button button-secondary button-small" type="submit">
						{t('created_versions_compare')}
					</button>
				</Form>
			) : null}
		</div>
	)
}
