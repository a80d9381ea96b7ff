import { useEffect, useRef } from 'react'
import type { Stored } from '~/domain/autosave'
import type { FocusWork } from '~/domain/focus-work'
import { useWords } from '~/i18n/words'
import { WorkSummary } from './work-summary'

/** Two versions of one session: both are shown, and the person chooses (product.md, Focus: a stale write). */
export function ConflictNote({
	mine,
	other,
	onKeepMine,
	onTakeOther,
}: {
	mine: FocusWork
	other: Stored<FocusWork>
	onKeepMine: () => void
	onTakeOther: () => void
}) {
	const { t } = useWords()
	const note = useRef<HTMLElement>(null)
	useEffect(() => {
		// Newer browsers answer with a promise, which is no way to clean up.
		note.current?.scrollIntoView({ block: 'nearest' })
	}, [])
	return (
		<section
			ref={note}
			className="box conflict"
			role="alert"
			aria-labelledby="conflict-title"
			data-message="focus_conflict"
		>
			<h2 id="conflict-title" className="text-h3">
				{t('focus_conflict')}
			</h2>
			<p className="muted">{t(other.hasEnded ? 'focus_conflict_ended_text' : 'focus_conflict_text')}</p>
			<div className="conflict-both">
				<WorkSummary heading={t('focus_conflict_mine')} work={mine} />
				<WorkSummary heading={t('focus_conflict_other')} work={other.work} />
			</div>
			<div className="row">
				<button className="button button-secondary" type="button" onClick={onKeepMine}>
					{t('focus_keep_mine')}
				</button>
				<button className="button button-secondary" type="button" onClick={onTakeOther}>
					{t('focus_take_other')}
				</button>
			</div>
		</section>
	)
}
