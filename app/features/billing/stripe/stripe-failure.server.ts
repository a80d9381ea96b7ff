import Stripe from 'stripe'

/**
 * Why Stripe did not do what it was asked: there is no such thing there (`missing`), a card was declined, it would not
 * (`refused`), or nobody knows because no sense came back (`away`).
 */
export type FailureKind = 'missing' | 'declined' | 'refused' | 'away'

export class StripeFailure extends Error {
	override name = 'StripeFailure'
	readonly kind: FailureKind
	/** Stripe's own word for it. */
	readonly code: string | null
	/** The parameter that it is about. */
	readonly about: string | null

	constructor(
		kind: FailureKind,
		message: string,
		{
			code = null,
			about = null,
			cause,
		}: { code?: string | null; about?: string | null; cause?: unknown } = {},
	) {
		super(message, { cause })
		this.kind = kind
		this.code = code
		this.about = about
	}
}

/** What the SDK throws as a failure of ours; everything else stays as it is. */
export function toStripeFailure(error: unknown): unknown {
	if (!(error instanceof Stripe.errors.StripeError)) return error
	const { code = null, param: about = null } = error
	return new StripeFailure(kindOf(error), error.message, { code, about, cause: error })
}

function kindOf(error: InstanceType<typeof Stripe.errors.StripeError>): FailureKind {
	if (error.code === 'resource_missing' || error.statusCode === 404) return 'missing'
	if (error instanceof Stripe.errors.StripeCardError) return 'declined'
	return error instanceof Stripe.errors.StripeInvalidRequestError ? 'refused' : 'away'
}
