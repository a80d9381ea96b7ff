import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { FolderTabs } from '~/components/ui/folder-tabs'
import { FOCUS_LIMITS, type FocusWork } from '~/domain/focus-work'
import { useWords } from '~/i18n/words'
import { type FocusTab, focusAddress, type Wanted } from './focus-address'
import { NewTask } from './new-task'
import { type PastRows, PastSessions } from './past-sessions'
import { PROMPT_FIELD, PromptBox } from './prompt-box'
import { PromptHistory } from './prompt-history'
import { StatusPanel } from './status-panel'
import { TaskList } from './task-list'
import type { HalfTyped } from './use-half-typed'

/** What a tab's link does too: no step in the history, and nothing is loaded. */
const STAY = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false } as const

/** Tarefas, Status and Histórico of a session (spec 2). */
export function SessionTabs({
	work,
	task,
	prompt,
	past,
	tab,
	wanted,
	isReady,
	onChange,
	onAddTask,
	onAddPrompt,
	onLostFocus,
}: {
	work: FocusWork
	task: HalfTyped
	prompt: HalfTyped
	past: PastRows
	tab: FocusTab
	wanted: Wanted
	isReady: boolean
	onChange: (edit: (work: FocusWork) => FocusWork) => void
	onAddTask: () => void
	onAddPrompt: () => void
	onLostFocus: () => void
}) {
	const { t } = useWords()
	const navigate = useNavigate()
	const isReusing = useRef(false)
	useEffect(() => {
		if (tab !== 'tasks' || !isReusing.current) return
		isReusing.current = false
		document.getElementById(PROMPT_FIELD)?.focus()
	}, [tab])

	function reuse(text: string) {
		prompt.type(text)
		isReusing.current = true
		void navigate(focusAddress({ tab: 'tasks', wanted }), STAY)
	}

	const tabs = [
		{
			id: 'tasks',
			label: t('tasks'),
			panel: (
				<div className="prompt-sheet-body">
					<TaskList tasks={work.subTasks} isReady={isReady} onChange={onChange} />
					<NewTask
						task={task}
						isFull={work.subTasks.length >= FOCUS_LIMITS.tasks}
						isReady={isReady}
						onAdd={onAddTask}
					/>
					<PromptBox prompt={prompt} isReady={isReady} onAdd={onAddPrompt} />
				</div>
			),
		},
		{
			id: 'status',
			label: t('status'),
			panel: (
				<StatusPanel
					status={work.mentalStatus}
					isReady={isReady}
					onChange={(mentalStatus) => onChange((before) => ({ ...before, mentalStatus }))}
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
