import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { FormProblem } from '~/components/ui/form-problem'
import { useHydrated } from '~/components/ui/use-hydrated'
import type { FocusSession as Session } from '~/domain/focus'
import { addLastPrompt, addSubTask, type FocusWork, isTooLong } from '~/domain/focus-work'
import type { MessageId } from '~/i18n/words'
import { ConflictNote } from './conflict-note'
import type { FocusTab, Wanted } from './focus-address'
import { newId } from './new-id'
import { NEW_TASK } from './new-task'
import type { PastRows } from './past-sessions'
import { PlanEnded } from './plan-ended'
import { RecommendationDialog } from './recommendation-dialog'
import { SessionHead } from './session-head'
import { SessionTabs } from './session-tabs'
import { SESSION_TITLE } from './session-title'
import { useHalfTyped } from './use-half-typed'
import { useNewsFromElsewhere, useSaver } from './use-saver'

/** A session in progress (spec 2): the clock, and the three tabs that save themselves. */
export function FocusSession({
	session,
	past,
	serverNow,
	tab,
	wanted,
	begunWith,
	isLapsed,
	problem,
}: {
	session: Session
	past: PastRows
	serverNow: number
	tab: FocusTab
	/** What is to be started next, once this session has ended. */
	wanted: Wanted
	/** The text of the prompt that it was just started from, on this page; null where it was not. */
	begunWith: string | null
	/** Whether the plan ended while this was on the screen: what was typed is saved, and nothing more is taken. */
	isLapsed: boolean
	/** Why a form without scripts did nothing. */
	problem: MessageId | undefined
}) {
	const { revalidate } = useRevalidator()
	const { saver, state, isReading } = useSaver(session)
	const [isLost, setIsLost] = useState(false)
	const { mine, phase } = state
	const isReady = useHydrated() && phase.name !== 'closed' && !isLapsed && !isReading
	const onNews = useCallback(() => void revalidate(), [revalidate])
	useNewsFromElsewhere(session.id, saver, onNews)
	useEffect(() => {
		if (isLapsed) void saver.flush()
	}, [isLapsed, saver])
	const task = useHalfTyped(session.id, 'task')
	const prompt = useHalfTyped(session.id, 'prompt')
	const begin = useEffectEvent((text: string) => {
		document.getElementById(NEW_TASK)?.focus()
		if (text) prompt.type(text)
	})
	useEffect(() => {
		if (begunWith !== null) begin(begunWith)
	}, [begunWith])
	const change = (edit: (work: FocusWork) => FocusWork) =>
		saver.tell({ type: 'changed', mine: edit(saver.read().mine) })

	function addTask() {
		if (isTooLong(task.text, 'task')) return
		change((work) => addSubTask(work, task.text, { id: newId(), at: new Date() }))
		task.type('')
	}

	function addPrompt() {
		if (isTooLong(prompt.text, 'prompt')) return
		change((work) => addLastPrompt(work, prompt.text))
		prompt.type('')
	}

	/** The choice takes its buttons away, and the focus with them. */
	function choose(type: 'keepMine' | 'takeOther') {
		saver.tell({ type })
		document.getElementById(SESSION_TITLE)?.focus()
		void saver.flush()
	}

	return (
		<div className="wrap">
			{problem ? <FormProblem problem={problem} answer={problem} /> : null}
			{isLapsed || (phase.name === 'closed' && phase.because === 'plan') ? <PlanEnded /> : null}
			{phase.name === 'conflict' ? (
				<ConflictNote
					mine={mine}
					other={phase.other}
					onKeepMine={() => choose('keepMine')}
					onTakeOther={() => choose('takeOther')}
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
					onBeforeEnd={() => {
						if (!isReady) return
						addTask()
						addPrompt()
					}}
					onLostFocus={() => setIsLost(true)}
				/>
				<SessionTabs
					work={mine}
					task={task}
					prompt={prompt}
					past={past}
					tab={tab}
					wanted={wanted}
					isReady={isReady}
					onChange={change}
					onAddTask={addTask}
					onAddPrompt={addPrompt}
					onLostFocus={() => setIsLost(true)}
				/>
			</div>
			{isLost ? <RecommendationDialog onBefore={saver.flush} onClose={() => setIsLost(false)} /> : null}
		</div>
	)
}
