import { Check, Square } from 'lucide-react'
import { useWords } from '~/i18n/words'
import { type SubTask, textForms } from '../focus-work'
import { useTimeText } from './time-text'

/** The tasks of an ended session, done or left open. */
export function PastTasks({ tasks }: { tasks: readonly SubTask[] }) {
	const { t } = useWords()
	const timeText = useTimeText()
	return (
		<section aria-labelledby="past-tasks">
			<h2 id="past-tasks" className="text-h3">
				{t('tasks')}
			</h2>
			{tasks.length === 0 ? <p className="muted">{t('no_tasks_noted')}</p> : null}
			<ul className="past-tasks">
				{tasks.map((task) => (
					<li key={task.id} className={task.completed ? 'is-done' : ''}>
						{task.completed ? (
							<Check className="icon icon-small" aria-label={t('task_done')} role="img" />
						) : (
							<Square className="icon icon-small" aria-label={t('task_open')} role="img" />
						)}
						<span>{textForms(task).join(' / ')}</span>
						{task.estimate ? <small className="meta">{timeText(task.estimate * 60_000)}</small> : null}
					</li>
				))}
			</ul>
		</section>
	)
}
