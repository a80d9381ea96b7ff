import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES, type Language } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextField } from '~/ui/form/text-field'
import { useAnswer } from '~/ui/form/unsent'
import { LONGEST } from '../draft-limits'
import type { VersionAsk, VersionSide } from '../versions'
import { versionsAddress } from './desk-address'

/** What comes back of something that was refused. */
export interface VersionsAnswer {
	problem?: MessageId
	/** What was typed, and what is wrong with it. */
	note?: Record<Language, string>
	errors?: Partial<Record<Language, MessageId>>
}

const WORDS = {
	restore: ['versions_ask_restore', 'versions_restore_text', 'versions_restore_now'],
	withdraw: ['versions_ask_withdraw', 'editor_withdraw_text', 'editor_withdraw_now'],
	take: ['versions_ask_take', 'versions_take_text', 'versions_take_now'],
	decline: ['versions_ask_decline', 'versions_decline_text', 'versions_decline_now'],
} as const satisfies Record<VersionAsk, readonly MessageId[]>

/** Asks before readers get another text, or none, with the safe way first. */
export function AskVersion({
	id,
	ask,
	side,
	digest,
	isPublished,
	answer: given,
}: {
	id: string
	ask: VersionAsk
	side: VersionSide
	/** Of what the file offers, as it was seen. */
	digest: string
	isPublished: boolean
	answer: VersionsAnswer | undefined
}) {
	const { t } = useWords()
	const answer = useAnswer(given)
	const form = useMistakeFocus(answer?.errors)
	const heading = useRef<HTMLHeadingElement>(null)
	const isBusy = useNavigation().formMethod === 'POST'
	const version = typeof side === 'number' ? side : ''
	const [question, text, now] = WORDS[ask]
	const hasNote = ask === 'restore' || ask === 'take'
	useEffect(() => {
		if (ask) heading.current?.focus()
	}, [ask])
	return (
		<section className="version-ask box" aria-labelledby="version-ask">
			<h2 className="text-h3" id="version-ask" ref={heading} tabIndex={-1}>
				{t(question, { version })}
			</h2>
			<p>{t(text)}</p>
			{ask === 'restore' && !isPublished ? <p>{t('versions_restore_withdrawn')}</p> : null}
			<Form ref={form} method="post" className="form" noValidate preventScrollReset>
				{answer?.problem ? <FormProblem problem={answer.problem} answer={answer} /> : null}
				<input type="hidden" name="intent" value={ask} />
				<input type="hidden" name="confirmed" value="yes" />
				<input type="hidden" name="version" value={version} />
				<input type="hidden" name="digest" value={digest} />
				{hasNote ? (
					<fieldset className="version-note">
						<legend className="lab">{t('editor_note')}</legend>
						<p className="hint">{t('editor_note_hint')}</p>
						{LANGUAGES.map((language) => (
							<TextField
								key={language}
								name={`note.${language}`}
								label={LANGUAGE_NAME[language]}
								lang={LANGUAGE_TAG[language]}
								rows={2}
								maxLength={LONGEST.paragraph}
								defaultValue={answer?.note?.[language]}
								error={answer?.errors?.[language]}
							/>
						))}
					</fieldset>
				) : null}
				<div className="acts-r">
					<Link className="button button-secondary" to={versionsAddress(id, { version: side })}>
						{t('versions_leave')}
					</Link>
					{ask === 'withdraw' ? (
						<button className="button button-danger" type="submit" aria-busy={isBusy ? true : undefined}>
							{t(now, { version })}
						</button>
					) : (
						<SubmitButton isBusy={isBusy} label={t(now, { version })} busyLabel={t('saving')} />
					)}
				</div>
			</Form>
		</section>
	)
}
