import { clockOf } from '~/i18n/clock'
import { LANGUAGE_NAME, LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import type { StoredDesk } from '../desk-state'
import type { EditedPrompt } from '../edited-prompt'

/** Where a prompt stands, what waits for its day, and whether what is written here goes out with it. */
export function DeskStands({
	prompt,
	base,
	timeZone,
	zone,
}: {
	prompt: EditedPrompt
	/** As it was stored last, which may be newer than the page. */
	base: StoredDesk
	timeZone: string
	zone: string
}) {
	const { t, language } = useWords()
	const clock = clockOf(language, timeZone)
	const { state, scheduledVersion, scheduledFor, withoutSample } = prompt
	const hasDraft = base.revision !== null
	const newer = base.newer && base.newer.number !== scheduledVersion ? base.newer.number : 0
	const published = prompt.publishedVersion && Math.max(prompt.publishedVersion, newer)
	const lacking = new Intl.ListFormat(LOCALE[language]).format(withoutSample.map((one) => LANGUAGE_NAME[one]))
	return (
		<div className="muted pb-6" data-stands={state}>
			{state === 'draft' ? <p>{t('editor_stands_draft')}</p> : null}
			{state === 'withdrawn' ? <p>{t('editor_stands_withdrawn')}</p> : null}
			{state === 'published' && published !== null ? (
				<p>
					{t(hasDraft ? 'editor_stands_draft_on' : 'editor_stands_published', {
						number: published,
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
			{scheduledVersion !== null && hasDraft ? (
				<p>{t('editor_stands_draft_on_scheduled', { number: scheduledVersion })}</p>
			) : null}
			{withoutSample.length > 0 ? (
				<p data-message="editor_no_sample">
					{t('editor_no_sample', { languages: lacking, place: t('versions_see_runs') })}
				</p>
			) : null}
		</div>
	)
}
