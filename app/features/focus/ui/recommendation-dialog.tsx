import { useEffect, useEffectEvent, useState } from 'react'
import { type MessageId, useWords } from '~/i18n/words'
import { Dialog } from '~/ui/dialog'
import { useToast } from '~/ui/toast'

/** 'Retome seu foco': open and loading, then the reply or what stands for it; closing clears it. */
export function RecommendationDialog({
	onBefore,
	onClose,
}: {
	/** What has to be saved before the server reads the session. */
	onBefore: () => Promise<void>
	onClose: () => void
}) {
	const { t } = useWords()
	const showToast = useToast()
	const [answer, setAnswer] = useState<Recommendation | null>(null)
	const ask = useEffectEvent(async (signal: AbortSignal) => {
		await onBefore()
		const given = await askRecommendation(signal)
		if (signal.aborted) return
		setAnswer(given)
		if (given.toast) showToast(given.toast, { kind: 'error' })
	})
	useEffect(() => {
		const asking = new AbortController()
		void ask(asking.signal)
		return () => asking.abort()
	}, [])
	const text = answer && (answer.text ?? (answer.message ? t(answer.message) : ''))
	return (
		<Dialog title={t('recommendation_title')} onClose={onClose}>
			<div
				className="recommendation"
				aria-live="polite"
				aria-busy={text === null}
				data-message={answer?.message}
			>
				{text === null ? (
					<>
						<p className="visually-hidden">{t('recommendation_loading')}</p>
						<span className="skeleton" />
						<span className="skeleton" />
						<span className="skeleton" />
					</>
				) : (
					paragraphs(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
				)}
			</div>
			<p className="hint">{t('recommendation_ai')}</p>
			<div className="acts-r">
				<button className="button button-primary" type="button" disabled={text === null} onClick={onClose}>
					{t('resume_focus')}
				</button>
			</div>
		</Dialog>
	)
}

function paragraphs(text: string): string[] {
	return [...new Set(text.split(/\n{2,}/).map((one) => one.trim()))].filter(Boolean)
}

/** What the dialog says, in words of the server’s or of ours, and what a toast says besides. */
interface Recommendation {
	text?: string
	message?: MessageId
	toast?: MessageId
}

/** Asks the server how to get back into the session; whatever goes wrong is an answer too (docs/product.md#messages). */
async function askRecommendation(signal: AbortSignal): Promise<Recommendation> {
	try {
		const response = await fetch('/functions/v1/focus-recommendation', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: '{}',
			signal,
		})
		const { response: text, message }: { response?: string; message?: string } = await response.json()
		if (response.ok) return text ? { text } : { message: 'no_recommendation' }
		if (response.status === 403) {
			return { message: 'recommendation_subscribers_only', toast: 'recommendation_subscribers_only' }
		}
		const hasReason =
			message && (response.status === 401 || response.status === 404 || response.status === 429)
		return {
			...(hasReason ? { text: message } : { message: 'recommendation_sorry' as const }),
			toast: 'recommendation_not_obtained',
		}
	} catch {
		return { message: 'recommendation_sorry', toast: 'recommendation_not_obtained' }
	}
}
