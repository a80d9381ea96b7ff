import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, href, useNavigation, useRevalidator } from 'react-router'
import { trimmed } from '~/core/trimmed'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { FormProblem } from '~/ui/form/form-problem'
import { lookOut } from '~/ui/look-out'
import { useHydrated } from '~/ui/use-hydrated'
import { FOCUS_LIMITS, isTooLong } from '../focus-work'
import {
	type Lengths,
	lengthsOf,
	type TypedLengths,
	typedLengths,
	USUAL_LENGTHS,
	wrongLengths,
} from '../lengths'
import { clockText } from '../pomodoro'
import { useLeftovers } from '../saving/leftovers'
import { browserTab } from '../saving/tab'
import type { WantedFocus } from './focus-address'
import { LengthFields } from './length-fields'
import { LiveError } from './live-error'
import { type PastRows, PastSessions } from './past-sessions'
import { Ticks } from './ticks'

/** What a refused start answers, with what was typed. */
export interface StartAnswer {
	title?: string
	lengths?: TypedLengths
	errors?: { title?: MessageId }
	problem?: MessageId
	values?: MessageValues | undefined
}

/** Begins a session: what one works on, and nothing else. */
export function FocusStart({
	wanted,
	answer,
	past,
	lengths,
	onStart,
}: {
	/** What a prompt's page proposes to work on. */
	wanted: WantedFocus
	answer: StartAnswer | undefined
	past: PastRows
	/** Those of the session before. */
	lengths: Lengths
	onStart: () => void
}) {
	const { t } = useWords()
	const isHydrated = useHydrated()
	const isBusy = useNavigation().formMethod === 'POST'
	const [title, setTitle] = useState(answer?.title ?? wanted.title)
	const isLong = isTooLong(title, 'title')
	const error = isLong ? 'focus_text_too_long' : answer?.errors?.title
	const [typed, setTyped] = useState(() => answer?.lengths ?? typedLengths(lengths))
	const isWrong = wrongLengths(typed).length > 0
	// Only as the page comes: what its person has opened stays open.
	const [wasWrong] = useState(isWrong)
	const shown = isWrong ? USUAL_LENGTHS : lengthsOf(typed)
	const field = useRef<HTMLInputElement>(null)
	useLeftovers(null)
	// What is being typed here is not taken off the screen.
	useSessionElsewhere(() => title.trim() === '' || title === wanted.title)
	// Who comes from a prompt has only this to look over.
	useEffect(() => {
		if (wanted.title) field.current?.focus()
	}, [wanted.title])
	// Without scripts nothing would ever enable it.
	const isRefused = isHydrated && (isLong || isWrong || trimmed(title) === '')
	return (
		<div className="wrap">
			<div className="gate focus-start">
				<section>
					<h1>{t('what_are_you_working_on')}</h1>
					<Form className="form mt-8" method="post" onSubmit={onStart}>
						{answer?.problem ? (
							<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
						) : null}
						<input type="hidden" name="prompt" value={wanted.promptId} />
						<div className="field">
							<label htmlFor="focus-title">{t('session_title')}</label>
							<input
								ref={field}
								className="input input-large"
								id="focus-title"
								name="title"
								value={title}
								placeholder={t('session_title_example')}
								autoComplete="off"
								required={!isHydrated}
								aria-invalid={error ? true : undefined}
								aria-describedby={error ? 'focus-title-error' : undefined}
								onChange={(event) => setTitle(event.target.value)}
							/>
							<LiveError id="focus-title-error" error={error} values={{ most: FOCUS_LIMITS.title }} />
						</div>
						<details className="lengths" open={wasWrong}>
							<summary className="button button-quiet button-small">
								{t('lengths_now', { focus: shown.focus, rest: shown.rest })}
							</summary>
							<LengthFields typed={typed} onChange={setTyped} />
						</details>
						<div className="row">
							<button
								className="button button-primary"
								type="submit"
								name="intent"
								value="start"
								disabled={isRefused}
								aria-busy={isBusy ? true : undefined}
								onClick={(event) => isBusy && event.preventDefault()}
							>
								{t(isBusy ? 'starting_session' : 'start_session')}
							</button>
						</div>
					</Form>
				</section>
				<section aria-label={t('how_it_works')}>
					<div className="box">
						<div className="clock clock-small" aria-hidden="true">
							{clockText({ leftMs: shown.focus * 60_000, overMs: 0, isOver: false })}
						</div>
						<Ticks minutesDone={null} lengths={shown} />
						<p className="muted mt-5">{t('one_thing_at_a_time')}</p>
						{past.rows.length === 0 ? <FirstSteps /> : null}
					</div>
				</section>
			</div>
			<PastSessions past={past} />
		</div>
	)
}

/** What somebody who has never focused here finds in a session. */
function FirstSteps() {
	const { t } = useWords()
	return (
		<ul className="first-steps muted">
			<li>{t('first_step_tasks')}</li>
			<li>{t('first_step_prompts')}</li>
			<li>{t('first_step_end')}</li>
		</ul>
	)
}

/** Shows the session that is started, or goes on, in another tab or on another device, where that disturbs nothing. */
function useSessionElsewhere(isFree: () => boolean): void {
	const { revalidate } = useRevalidator()
	const look = useEffectEvent(async () => {
		const response = await fetch(href('/focus/session')).catch(() => null)
		if (response?.status === 200 && isFree()) await revalidate()
		return { isLetIn: response?.status !== 401 && response?.status !== 403 }
	})
	useEffect(() => {
		browserTab.open()
		return lookOut(browserTab, () => look())
	}, [])
}
