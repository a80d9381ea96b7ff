import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useWords } from '~/i18n/words'
import { LONGEST_ESTIMATE } from '../estimate'
import { FOCUS_LIMITS, isTooLong } from '../focus-work'
import { isEstimate } from '../saving/half-typed'
import { LiveError } from './live-error'

/** The field of a sub-task's estimate. */
export const estimateFieldOf = (id: string) => `estimate-${id}`

/** A sub-task that is being changed: its text, its place, or whether it stays. Escape leaves it as it was. */
export function TaskEdit({
	id,
	from,
	text,
	estimate,
	takesFocus,
	isThere,
	isFirst,
	isLast,
	onType,
	onSave,
	onCancel,
	onMoveBy,
	onRemove,
	onEstimate,
}: {
	id: string
	/** The text that it had. */
	from: string
	text: string
	/** How long it takes, as it is typed. */
	estimate: string
	/** Not where it was half typed before the page was loaded. */
	takesFocus: boolean
	/** False where it was removed elsewhere meanwhile. */
	isThere: boolean
	isFirst: boolean
	isLast: boolean
	onType: (text: string) => void
	onSave: () => void
	onCancel: () => void
	onMoveBy: (steps: -1 | 1) => void
	onRemove: () => void
	onEstimate: (typed: string) => void
}) {
	const { t } = useWords()
	const error = isTooLong(text, 'task') ? 'focus_text_too_long' : undefined
	const field = useRef<HTMLInputElement>(null)
	useEffect(() => {
		if (!takesFocus) return
		field.current?.focus()
		field.current?.select()
	}, [takesFocus])

	function cancelByKey(event: KeyboardEvent) {
		if (event.key === 'Escape') onCancel()
	}

	return (
		<li className="task-edit" data-id={id}>
			<form
				onKeyDown={cancelByKey}
				onSubmit={(event) => {
					event.preventDefault()
					onSave()
				}}
			>
				<label className="visually-hidden" htmlFor={`text-${id}`}>
					{t('task_text')}
				</label>
				<input
					ref={field}
					className="input"
					id={`text-${id}`}
					value={text}
					autoComplete="off"
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `text-${id}-error` : undefined}
					onChange={(event) => onType(event.target.value)}
				/>
				<LiveError id={`text-${id}-error`} error={error} values={{ most: FOCUS_LIMITS.task }} />
				<Estimate id={estimateFieldOf(id)} typed={estimate} onChange={onEstimate} />
				<p className="hint" role="status">
					{isThere ? '' : t('task_removed_elsewhere')}
				</p>
				<div className="row">
					<button
						className="button button-secondary button-small"
						type="submit"
						disabled={error !== undefined}
					>
						{t('save_task')}
					</button>
					<button className="button button-quiet button-small" type="button" onClick={onCancel}>
						{t('leave_task')}
					</button>
					<span className="task-tools">
						<button
							className="icon-button"
							type="button"
							id={`up-${id}`}
							aria-label={t('move_task_up', { task: from })}
							aria-disabled={isFirst}
							onClick={() => !isFirst && onMoveBy(-1)}
						>
							<ArrowUp className="icon icon-small" aria-hidden="true" />
						</button>
						<button
							className="icon-button"
							type="button"
							id={`down-${id}`}
							aria-label={t('move_task_down', { task: from })}
							aria-disabled={isLast}
							onClick={() => !isLast && onMoveBy(1)}
						>
							<ArrowDown className="icon icon-small" aria-hidden="true" />
						</button>
						<button
							className="icon-button"
							type="button"
							aria-label={t('remove_task', { task: from })}
							onClick={onRemove}
						>
							<Trash2 className="icon icon-small" aria-hidden="true" />
						</button>
					</span>
				</div>
			</form>
		</li>
	)
}

/** How long a task takes, if the person wants to say it. */
function Estimate({ id, typed, onChange }: { id: string; typed: string; onChange: (typed: string) => void }) {
	const { t } = useWords()
	const error = isEstimate(typed) ? undefined : 'task_estimate_wrong'
	return (
		<div className="field task-estimate">
			<label htmlFor={id}>{t('task_estimate')}</label>
			<input
				className="input"
				id={id}
				inputMode="numeric"
				autoComplete="off"
				maxLength={LONGEST_ESTIMATE}
				value={typed}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error` : undefined}
				onChange={(event) => onChange(event.target.value)}
			/>
			<LiveError id={`${id}-error`} error={error} values={FOCUS_LIMITS.estimate} />
		</div>
	)
}
