import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { LOCALE } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import type { FocusWork } from '../focus-work'
import type { AutosavePhase } from '../saving/autosave'

const REFUSED = {
	invalid: 'save_refused_too_much',
	signed_out: 'save_refused_signed_out',
	plan: 'focus_mode_is_only_available_for_premium_and_pro_subscribers',
	missing: 'save_refused_missing',
} as const satisfies Record<string, MessageId>

/**
 * Tells whether everything is saved. What is usual stands there to be read; only what is not is read out, because a
 * screen reader that says 'Saved' at each change helps nobody.
 */
export function FocusSaveState({
	phase,
	newsAt,
}: {
	phase: AutosavePhase<FocusWork>
	/** When another tab or device changed something that is on the screen now. */
	newsAt: number | null
}) {
	const { t, language } = useWords()
	const isOnline = useSyncExternalStore(
		watchOnline,
		() => navigator.onLine,
		() => true,
	)
	const trouble = troubleOf(phase, isOnline)
	const time = newsAt && new Intl.DateTimeFormat(LOCALE[language], { timeStyle: 'short' }).format(newsAt)
	const isWorking = phase.name === 'waiting' || phase.name === 'saving'
	return (
		<div className="save-state" data-state={phase.name}>
			{trouble ? null : isWorking && isOnline ? (
				<span>
					<LoaderCircle className="icon icon-small" aria-hidden="true" />
					{t('saving_session')}
				</span>
			) : (
				<span>
					<Check className="icon icon-small" aria-hidden="true" />
					{t('saved')}
				</span>
			)}
			<span role="status">
				{time && !trouble ? (
					<span data-message="updated_elsewhere">{t('updated_elsewhere', { time })}</span>
				) : null}
				{trouble ? (
					<span className="save-trouble">
						{isOnline ? (
							<TriangleAlert className="icon icon-small" aria-hidden="true" />
						) : (
							<CloudOff className="icon icon-small" aria-hidden="true" />
						)}
						<span data-message={trouble}>{t(trouble)}</span>
					</span>
				) : null}
			</span>
		</div>
	)
}

function troubleOf(phase: AutosavePhase<FocusWork>, isOnline: boolean): MessageId | null {
	if (phase.name === 'refused') return REFUSED[phase.reason]
	if (phase.name === 'saved' || phase.name === 'closed') return null
	if (!isOnline) return 'save_offline'
	return phase.name === 'failed' ? 'save_failed' : null
}

function watchOnline(onChange: () => void): () => void {
	addEventListener('online', onChange)
	addEventListener('offline', onChange)
	return () => {
		removeEventListener('online', onChange)
		removeEventListener('offline', onChange)
	}
}
