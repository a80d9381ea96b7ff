import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { FolderTabs } from '~/components/ui/folder-tabs'
import { FormProblem } from '~/components/ui/form-problem'
import { useHydrated } from '~/components/ui/use-hydrated'
import type { FocusSession as Session } from '~/domain/focus'
import { FOCUS_LIMITS, type FocusWork } from '~/domain/focus-work'
import { type MessageId, useWords } from '~/i18n/words'
import { ConflictNote } from './conflict-note'
import { type FocusTab, focusAddress } from './focus-address'
import { NewTask } from './new-task'
import { type PastRows, PastSessions } from './past-sessions'
import { PlanEnded } from './plan-ended'
import { PROMPT_FIELD, PromptBox } from './prompt-box'
import { PromptHistory } from './prompt-history'
import { RecommendationDialog } from './recommendation-dialog'
import { SessionHead } from './session-head'
import { StatusPanel } from './status-panel'
import { TaskList } from './task-list'
import { useHalfTyped } from './use-half-typed'
import { useNewsFromElsewhere, useSaver } from './use-saver'

/** What a tab's link does too: no step in the history, and nothing is loaded. */
const STAY = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false } as const

/** A session in progress (spec 2): the clock, and the three tabs that save themselves. */
export function FocusSession({
	session,
	past,
	serverNow,
	tab,
	wanted,
	isLapsed,
	problem,
}: {
	session: Session
	past: PastRows
	serverNow: number
	tab: FocusTab
	/** What is to be started next, once this session has ended. */
	wanted: string
	/** Whether the plan ended while this was on the screen: what was typed is saved, and nothing more is taken. */
	isLapsed: boolean
	/** Why a form without scripts did nothing. */
	problem: MessageId | undefined
}) {
	const { t } = useWords()
	const { revalidate } = useRevalidator()
	const { saver, state } = useSaver(session)
	const [isLost, setIsLost] = useState(false)
	const [prompt, setPrompt] = useHalfTyped(session.id, 'prompt')
	const { mine, phase } = state
	const navigate = useNavigate()
	const isReusing = useRef(false)
	useEffect(() => {
		if (tab !== 'tasks' || !isReusing.current) return
		isReusing.current = false
		document.getElementById(PROMPT_FIELD)?.focus()
	}, [tab])
	const isReady = useHydrated() && phase.name !== 'closed' && !isLapsed
	useEffect(() => {
		if (isLapsed) void saver.flush()
	}, [isLapsed, saver])
	const change = (edit: (work: FocusWork) => FocusWork) =>
		saver.tell({ type: 'changed', mine: edit(saver.read().mine) })
	useNewsFromElsewhere(
		session.id,
		saver,
		useCallback(() => void revalidate(), [revalidate]),
	)

	const addressOf = (one: FocusTab) => focusAddress({ tab: one, wanted })
	const tabs = [
		{
			id: 'tasks',
			to: addressOf('tasks'),
			label: t('tasks'),
			panel: (
				<div className="prompt-sheet-body">
					<TaskList tasks={mine.subTasks} isReady={isReady} onChange={change} />
					<NewTask
						sessionId={session.id}
						isFull={mine.subTasks.length >= FOCUS_LIMITS.tasks}
						isReady={isReady}
						onChange={change}
					/>
					<PromptBox text={prompt} isReady={isReady} onType={setPrompt} onChange={change} />
				</div>
			),
		},
		{
			id: 'status',
			to: addressOf('status'),
			label: t('status'),
			panel: (
				<StatusPanel
					status={mine.mentalStatus}
					isReady={isReady}
					onChange={(mentalStatus) => change((work) => ({ ...work, mentalStatus }))}
					onLostFocus={() => setIsLost(true)}
				/>
			),
		},
		{
			id: 'history',
			to: addressOf('history'),
			label: t('history'),
			panel: (
				<div className="prompt-sheet-body">
					<PromptHistory prompts={mine.lastPrompts} isReady={isReady} onReuse={reuse} />
					<PastSessions past={past} />
				</div>
			),
		},
	]

	function reuse(text: string) {
		setPrompt(text)
		isReusing.current = true
		void navigate(addressOf('tasks'), STAY)
	}

	return (
		<div className="wrap">
			{problem ? <FormProblem problem={problem} answer={problem} /> : null}
			{isLapsed || (phase.name === 'closed' && phase.because === 'plan') ? <PlanEnded /> : null}
			{phase.name === 'conflict' ? (
				<ConflictNote
					mine={mine}
					other={phase.other}
					onKeepMine={() => {
						saver.tell({ type: 'keepMine' })
						void saver.flush()
					}}
					onTakeOther={() => saver.tell({ type: 'takeOther' })}
				/>
			) : null}
			<div className="focus-mode">
				<SessionHead
					session={session}
					saver={saver}
					state={state}
					serverNow={serverNow}
					wanted={wanted}
					isReady={isReady}
					onLostFocus={() => setIsLost(true)}
				/>
				<section aria-label={t('nav_focus')}>
					<FolderTabs label={t('nav_focus')} tabs={tabs} selected={tab} className="prompt-sheet" />
				</section>
			</div>
			{isLost ? <RecommendationDialog onBefore={saver.flush} onClose={() => setIsLost(false)} /> : null}
		</div>
	)
}
