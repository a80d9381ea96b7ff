import type { FocusWork } from '~/domain/focus-work'
import { useWords } from '~/i18n/words'
import { MOOD_NAME } from './moods'

/** Everything that is in a session, to be compared with another version of it. */
export function WorkSummary({ heading, work }: { heading: string; work: FocusWork }) {
	const { t } = useWords()
	const { title, subTasks, lastPrompts, mentalStatus } = work
	return (
		<section className="work-summary">
			<h3>{heading}</h3>
			<p>{title}</p>
			{subTasks.length > 0 ? (
				<ul>
					{subTasks.map(({ id, text, completed }) => (
						<li key={id}>
							<span aria-hidden="true">{completed ? '☑' : '☐'}</span> {text}
							{completed ? <span className="visually-hidden"> ({t('task_done')})</span> : null}
						</li>
					))}
				</ul>
			) : (
				<p className="muted">{t('no_tasks')}</p>
			)}
			{lastPrompts.length > 0 ? (
				<ul className="mono">
					{lastPrompts.map((prompt) => (
						<li key={prompt}>{prompt}</li>
					))}
				</ul>
			) : null}
			<p className="muted">
				{mentalStatus
					? t('status_summary', {
							mood: t(MOOD_NAME[mentalStatus.emoji]),
							level: mentalStatus.attentionLevel,
						})
					: t('no_status')}
			</p>
		</section>
	)
}
