import { type ReactNode, useState } from 'react'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import { FieldError } from '~/ui/form/field'
import { useHydrated } from '~/ui/use-hydrated'
import { LONGEST } from '../draft-limits'

/** The id of the editor's form, whose fields stand in two places of the page. */
export const DESK_FORM = 'desk-form'

/** What came back of a wish to publish that was refused. */
export interface SentRelease {
	when: 'now' | 'date'
	at: string
	note: { en: string; pt: string }
	errors: { at?: MessageId; note?: MessageId }
}

/** When a prompt goes out, the note that its version is kept with, between what else the column holds, and what sends it. */
export function DeskRelease({
	sent,
	isScheduled,
	at,
	timeZone,
	zone,
	openCount,
	isBusy,
	isNothingNew,
	preview,
	checks,
	acts,
	children,
}: {
	sent: SentRelease | undefined
	/** Whether a version waits for its day: then the next one does, unless somebody says otherwise. */
	isScheduled: boolean
	/** What the date's field begins with. */
	at: string
	timeZone: string
	/** What it is called. */
	zone: string
	openCount: number
	isBusy: boolean
	/** Readers have all of it already. */
	isNothingNew: boolean
	preview: ReactNode
	checks: ReactNode
	acts: ReactNode
	/** What became of the draft. */
	children: ReactNode
}) {
	const { t } = useWords()
	const isHydrated = useHydrated()
	const [when, setWhen] = useState(sent?.when ?? (isScheduled ? 'date' : 'now'))
	const label = isHydrated
		? when === 'now'
			? 'editor_publish'
			: 'editor_schedule'
		: 'editor_publish_or_schedule'
	return (
		<>
			<div className="desk-scroll">
				{checks}
				<section className="desk-card" aria-labelledby="when">
					<h2 id="when">{t('editor_when')}</h2>
					<div role="radiogroup" aria-labelledby="when">
						<label className="desk-radio">
							<input
								type="radio"
								form={DESK_FORM}
								name="when"
								value="now"
								checked={when === 'now'}
								onChange={() => setWhen('now')}
							/>
							{t('editor_now')}
						</label>
						<label className="desk-radio">
							<input
								type="radio"
								form={DESK_FORM}
								name="when"
								value="date"
								checked={when === 'date'}
								onChange={() => setWhen('date')}
							/>
							{t('editor_on_a_date')}
						</label>
					</div>
					{/* Never taken out of the page: the day that was typed into it would go along. */}
					<div className="field" hidden={isHydrated && when === 'now'}>
						<label htmlFor="release-at">{t('editor_date')}</label>
						<input
							className="input"
							type="datetime-local"
							form={DESK_FORM}
							id="release-at"
							name="at"
							defaultValue={sent?.at ?? at}
							aria-invalid={sent?.errors.at ? true : undefined}
							aria-describedby={sent?.errors.at ? 'release-at-error release-at-hint' : 'release-at-hint'}
						/>
						{sent?.errors.at ? <FieldError id="release-at-error" error={sent.errors.at} /> : null}
						<span className="hint" id="release-at-hint">
							{t('desk_times_in', { zone })}
						</span>
						<input type="hidden" form={DESK_FORM} name="zone" value={timeZone} />
					</div>
					<fieldset
						className="desk-notes"
						aria-describedby={sent?.errors.note ? 'note-error note-hint' : 'note-hint'}
					>
						<legend>{t('editor_note')}</legend>
						<span className="hint" id="note-hint">
							{t('editor_note_hint')}
						</span>
						{LANGUAGES.map((language) => (
							<div className="field" key={language}>
								<label htmlFor={`note-${language}`} lang={LANGUAGE_TAG[language]}>
									{LANGUAGE_NAME[language]}
								</label>
								<textarea
									className="input"
									form={DESK_FORM}
									id={`note-${language}`}
									name={`note.${language}`}
									lang={LANGUAGE_TAG[language]}
									rows={2}
									maxLength={LONGEST.paragraph}
									defaultValue={sent?.note[language] ?? ''}
									aria-invalid={sent?.errors.note ? true : undefined}
								/>
							</div>
						))}
						{sent?.errors.note ? <FieldError id="note-error" error={sent.errors.note} /> : null}
					</fieldset>
				</section>
				{acts}
			</div>
			<div className="desk-card desk-send">
				<button
					className="button button-primary button-wide"
					type="submit"
					form={DESK_FORM}
					name="intent"
					value="release"
					aria-disabled={isHydrated && (openCount > 0 || isNothingNew) ? true : undefined}
					aria-busy={isBusy ? true : undefined}
					aria-describedby="release-state"
				>
					{t(label)}
				</button>
				<button
					className="button button-secondary button-wide"
					type="submit"
					form={DESK_FORM}
					name="intent"
					value="save"
				>
					{t('editor_save')}
				</button>
				{preview}
				<div id="release-state" className="hint">
					{openCount > 0 ? (
						<p>{t('editor_open_checks', { count: openCount })}</p>
					) : isNothingNew ? (
						<p>{t('editor_nothing_new')}</p>
					) : null}
					{children}
				</div>
			</div>
		</>
	)
}
