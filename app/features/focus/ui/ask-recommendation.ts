import type { MessageId } from '~/i18n/words'

/** What the dialog says, in words of the server’s or of ours, and what a toast says besides. */
export interface Recommendation {
	text?: string
	message?: MessageId
	toast?: MessageId
}

/** Asks the server how to get back into the session; whatever goes wrong is an answer too (docs/product.md#messages). */
export async function askRecommendation(signal: AbortSignal): Promise<Recommendation> {
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
