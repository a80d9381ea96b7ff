import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { FormProblem } from '~/ui/form/form-problem'
import { type FocusWork, isChosenStatus, titlesOf } from '../focus-work'
import { focusAddress } from './focus-address'
import { PastTasks } from './past-tasks'
import { PromptHistory } from './session-prompts'
import { MOOD_NAME } from './status-panel'
import { useTimeText } from './time-text'

/** What a refused form of the page answers. */
export interface PastAnswer {
	problem: MessageId
	values?: MessageValues | undefined
}

/** An ended session, all that is in it, and what can be done with it: go on, or begin anew with what is open. */
export function PastSessionView({
	work,
	endedOn,
	spentMs,
	overMs,
	countsRests,
	answer,
}: {
	work: FocusWork
	/** The person's own calendar day. */
	endedOn: string
	spentMs: number
	overMs: number
	countsRests: boolean
	answer: PastAnswer | undefined
}) {
	const { t, day } = useWords()
	const timeText = useTimeText()
	const { subTasks, lastPrompts, mentalStatus } = work
	const open = subTasks.filter(({ completed }) => !completed).length
	return (
		<div className="wrap">
			<Breadcrumb crumbs={[{ label: t('nav_focus'), to: focusAddress() }, { label: t('past_session') }]} />
			<div className="past-session">
				<header>
					{answer ? <FormProblem {...answer} answer={answer} /> : null}
					<h1>{titlesOf(work).join(' / ')}</h1>
					<p className="meta">
						<time dateTime={endedOn}>{day(endedOn)}</time>
						{' · '}
						{t(countsRests ? 'time_on_clock' : 'time_focused', { time: timeText(spentMs) })}
						{overMs > 0 ? ` · ${t('time_overtime', { time: timeText(overMs) })}` : ''}
						{subTasks.length > 0
							? ` · ${t('tasks_done', { done: subTasks.length - open, count: subTasks.length })}`
							: ''}
					</p>
					<PastActions open={open} />
				</header>
				<PastTasks tasks={subTasks} />
				<section aria-labelledby="past-prompts">
					<h2 id="past-prompts" className="text-h3">
						{t('last_prompts')}
					</h2>
					<PromptHistory prompts={lastPrompts} isReady onReuse={null} />
				</section>
				{isChosenStatus(mentalStatus) ? (
					<section aria-labelledby="past-status">
						<h2 id="past-status" className="text-h3">
							{t('status')}
						</h2>
						<p>
							<span aria-hidden="true">{mentalStatus.emoji}</span> {t(MOOD_NAME[mentalStatus.emoji])}
							{' · '}
							{t('attention_was', { level: mentalStatus.attentionLevel })}
						</p>
					</section>
				) : null}
				<PastRemoval />
			</div>
		</div>
	)
}

/** Deletes the session, after a second press; works without scripts. */
function PastRemoval() {
	const { t } = useWords()
	return (
		<details className="past-removal">
			<summary className="button button-quiet button-small">{t('delete_session')}</summary>
			<Form method="post">
				<p>{t('delete_session_text')}</p>
				<PastAct intent="delete" look="button-danger">
					{t('delete_for_good')}
				</PastAct>
			</Form>
		</details>
	)
}

function PastActions({ open }: { open: number }) {
	const { t } = useWords()
	return (
		<Form method="post" className="row">
			<PastAct intent="go-on" look="button-primary">
				<Play className="icon" aria-hidden="true" />
				{t('go_on_with_session')}
			</PastAct>
			{open > 0 ? (
				<PastAct intent="carry" look="button-secondary">
					{t('carry_open_tasks', { count: open })}
				</PastAct>
			) : null}
		</Form>
	)
}

/** Does one thing with the session; while one is under way, no press begins another. */
function PastAct({ intent, look, children }: { intent: string; look: string; children: ReactNode }) {
	const busyWith = useNavigation().formData?.get('intent')
	return (
		<button
			className={`button ${look}`}
			type="submit"
			name="intent"
			value={intent}
			aria-busy={busyWith === intent || undefined}
			onClick={(event) => busyWith && event.preventDefault()}
		>
			{children}
		</button>
	)
}
