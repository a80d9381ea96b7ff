import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '~/core/new-id'
import { useWords } from '~/i18n/words'
import { FolderTabs } from '~/ui/folder-tabs'
import { FOCUS_LIMITS, type FocusWork } from '../focus-work'
import { fitsIn, takeHalfTyped } from '../saving/half-typed'
import type { Saver } from '../saving/saver'
import { type HalfTypedHere, usePersistentInput } from '../saving/use-saver'
import { type FocusTab, focusAddress, type WantedFocus } from './focus-address'
import { NewTask } from './new-task'
import { type PastRows, PastSessions } from './past-sessions'
import { PROMPT_FIELD, PromptBox, PromptHistory } from './session-prompts'
import { StatusPanel } from './status-panel'
import { TaskList } from './task-list'
import { useFocusKeys } from './use-focus-keys'

/** What a tab's link does too: no step in the history, and nothing is loaded. */
const STAY = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false } as const

/** Tarefas, Status and Histórico of a session. */
export function SessionTabs({
	work,
	saver,
	past,
	tab,
	wanted,
	isReady,
	onLostFocus,
}: {
	work: FocusWork
	saver: Saver
	past: PastRows
	tab: FocusTab
	wanted: WantedFocus
	isReady: boolean
	onLostFocus: () => void
}) {
	const { t } = useWords()
	const navigate = useNavigate()
	const task = usePersistentInput(saver, 'task')
	const prompt = usePersistentInput(saver, 'prompt')
	const isReusing = useRef(false)
	useFocusKeys(tab, (other) => void navigate(focusAddress({ tab: other, wanted }), STAY))
	useEffect(() => {
		if (tab !== 'tasks' || !isReusing.current) return
		isReusing.current = false
		document.getElementById(PROMPT_FIELD)?.focus()
	}, [tab])

	/** Below what is typed, which it doesn't put aside. */
	function reuse(text: string) {
		saver.texts.add('prompt', text)
		isReusing.current = true
		void navigate(focusAddress({ tab: 'tasks', wanted }), STAY)
	}

	/** What does not fit stays in its field. */
	function submit(field: 'task' | 'prompt', { half }: HalfTypedHere) {
		if (!half || !fitsIn(work, field, half)) return
		saver.change((now) => takeHalfTyped(now, field, half, { id: newId(), at: new Date() }))
		saver.texts.write(field, null)
	}

	const tabs = [
		{
			id: 'tasks',
			label: t('tasks'),
			panel: (
				<div className="prompt-sheet-body">
					<TaskList work={work} saver={saver} isReady={isReady} />
					<NewTask
						task={task}
						isFull={work.subTasks.length >= FOCUS_LIMITS.tasks}
						isReady={isReady}
						onAdd={() => submit('task', task)}
					/>
					<PromptBox prompt={prompt} isReady={isReady} onAdd={() => submit('prompt', prompt)} />
				</div>
			),
		},
		{
			id: 'status',
			label: t('status'),
			panel: (
				<StatusPanel
					status={work.mentalStatus}
					lengths={work.timer.lengths}
					isReady={isReady}
					onChange={(mentalStatus) => saver.change((before) => ({ ...before, mentalStatus }))}
					onLostFocus={onLostFocus}
				/>
			),
		},
		{
			id: 'history',
			label: t('history'),
			panel: (
				<div className="prompt-sheet-body">
					<PromptHistory prompts={work.lastPrompts} isReady={isReady} onReuse={reuse} />
					<PastSessions past={past} />
				</div>
			),
		},
	] as const
	return (
		<section aria-label={t('nav_focus')}>
			<FolderTabs
				label={t('nav_focus')}
				tabs={tabs.map((one) => ({ ...one, to: focusAddress({ tab: one.id, wanted }) }))}
				selected={tab}
				className="prompt-sheet"
			/>
		</section>
	)
}
