import { href, Link } from 'react-router'
import { clockOf } from '~/i18n/clock'
import { LANGUAGE_NAME, LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import type { StoredDesk } from '../desk-state'
import type { EditedPrompt } from '../edited-prompt'
import { versionsAddress } from './desk-address'

/** What is edited, and where it stands. */
export function DeskHead({
	prompt,
	stored,
	timeZone,
	zone,
}: {
	prompt: EditedPrompt
	stored: StoredDesk
	timeZone: string
	zone: string
}) {
	const { t, language } = useWords()
	const title = stored.form[language].title || prompt.address
	const clock = clockOf(language, timeZone)
	const { state, publishedVersion, scheduledVersion, scheduledFor, withoutSample } = prompt
	const lacking = new Intl.ListFormat(LOCALE[language]).format(withoutSample.map((one) => LANGUAGE_NAME[one]))
	return (
		<>
			<Breadcrumb
				crumbs={[
					{ label: t('admin'), to: href('/admin') },
					{ label: t('admin_prompts'), to: `${href('/admin')}?tab=prompts` },
					{ label: title },
				]}
			/>
			<div className="desk-head">
				<h1>{title}</h1>
				<p className="row">
					<a href="#checks">{t('editor_checks')}</a>
					{state === 'published' ? (
						<Link to={href('/prompt/:id', { id: prompt.address })}>{t('editor_open_page')}</Link>
					) : null}
					<Link to={versionsAddress(prompt.id)}>{t('versions_see_all')}</Link>
					<Link to={href('/admin/prompts/:id/runs', { id: prompt.id })}>{t('versions_see_runs')}</Link>
					{prompt.hasOffer ? (
						<Link to={versionsAddress(prompt.id, { version: 'offer' })}>{t('desk_newer_file')}</Link>
					) : null}
				</p>
				<div className="muted" data-stands={state}>
					{state === 'draft' ? <p>{t('editor_stands_draft')}</p> : null}
					{state === 'withdrawn' ? <p>{t('editor_stands_withdrawn')}</p> : null}
					{state === 'published' && publishedVersion !== null ? (
						<p>
							{t(stored.revision === null ? 'editor_stands_published' : 'editor_stands_draft_on', {
								number: publishedVersion,
							})}
						</p>
					) : null}
					{scheduledFor && scheduledVersion !== null ? (
						<p>
							{t('editor_stands_scheduled', {
								number: scheduledVersion,
								day: clock.day(scheduledFor),
								time: clock.time(scheduledFor),
								zone,
							})}
						</p>
					) : null}
					{withoutSample.length > 0 ? (
						<p data-message="editor_no_sample">
							{t('editor_no_sample', { languages: lacking, place: t('versions_see_runs') })}
						</p>
					) : null}
				</div>
			</div>
			<noscript>
				<p className="note note-kept">{t('editor_without_scripts')}</p>
			</noscript>
		</>
	)
}
