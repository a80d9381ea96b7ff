import { href, Link } from 'react-router'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import type { PromptChanges } from './changes'
import { ComparedFields } from './compared-fields'

/** What changed of a prompt, version by version, for its readers. */
export function ChangesPage({ changed }: { changed: PromptChanges }) {
	const { t, day, language } = useWords()
	const { address, title, category, isOpen, changes, next, names } = changed
	const own = href('/prompt/:id/changes', { id: address })
	return (
		<div className="wrap">
			<Breadcrumb
				crumbs={[
					{ label: category.name, to: href('/category/:id', { id: category.id }) },
					{ label: title, to: href('/prompt/:id', { id: address }) },
					{ label: t('what_changed') },
				]}
			/>
			<div className="changes">
				<div>
					<h1>{t('what_changed')}</h1>
					<p>
						<b>{title}</b>
					</p>
					<p className="muted">{t(isOpen ? 'changes_text' : 'changes_locked')}</p>
				</div>
				<ol className="change-list">
					{changes.map(({ number, day: on, note, isFirst, difference }) => (
						<li key={number}>
							<section className="version-sheet" aria-labelledby={`version-${number}`}>
								<div className="version-head">
									<h2 id={`version-${number}`}>{t('versions_number', { version: number })}</h2>
									<time className="meta mono" dateTime={on}>
										{day(on)}
									</time>
								</div>
								<div className="version-body">
									<p>{note ?? t(isFirst ? 'changes_first' : 'changes_no_note')}</p>
									{difference ? (
										<ComparedFields
											difference={difference}
											lang={LANGUAGE_TAG[language]}
											nameOf={(field) => names[field] ?? field}
										/>
									) : null}
								</div>
							</section>
						</li>
					))}
				</ol>
				{next === null ? null : (
					<p>
						<Link className="button button-secondary button-small" rel="next" to={`${own}?before=${next}`}>
							{t('changes_older')}
						</Link>
					</p>
				)}
			</div>
		</div>
	)
}
