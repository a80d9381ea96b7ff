import { type MessageId, useWords } from '~/i18n/words'

/** Why a payment failed, why money went back, and how that stands: what Stripe calls it, and what we do. */
const OURS = new Map<string, MessageId>([
	['card_declined', 'failure_card_declined'],
	['expired_card', 'failure_expired_card'],
	['insufficient_funds', 'failure_insufficient_funds'],
	['authentication_required', 'failure_authentication_required'],
	['incorrect_cvc', 'failure_incorrect_cvc'],
	['processing_error', 'failure_processing_error'],
	['unknown', 'failure_unknown'],
	['requested_by_customer', 'back_requested_by_customer'],
	['duplicate', 'back_duplicate'],
	['fraudulent', 'back_fraudulent'],
	['product_not_received', 'back_product_not_received'],
	['product_unacceptable', 'back_product_unacceptable'],
	['subscription_canceled', 'back_subscription_canceled'],
	['credit_not_processed', 'back_credit_not_processed'],
	['unrecognized', 'back_unrecognized'],
	['general', 'back_general'],
	['succeeded', 'back_succeeded'],
	['pending', 'back_pending'],
	['requires_action', 'back_requires_action'],
	['failed', 'back_failed'],
	['canceled', 'back_canceled'],
	['needs_response', 'dispute_needs_response'],
	['under_review', 'dispute_under_review'],
	['warning_needs_response', 'dispute_warning_needs_response'],
	['warning_under_review', 'dispute_warning_under_review'],
	['warning_closed', 'dispute_warning_closed'],
	['won', 'dispute_won'],
	['lost', 'dispute_lost'],
])

/** Says Stripe's words in the page's language; one that we have no words for is shown as it is. */
export function useStripeWords(): (word: string) => string {
	const { t } = useWords()
	return (word) => {
		const ours = OURS.get(word)
		return ours ? t(ours) : word
	}
}
