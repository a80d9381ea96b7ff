/** What a subscription is paid with, as Stripe has it: a card, or something else that only Stripe's portal shows. */
export type CardOnFile =
	| { kind: 'card'; brand: string; digits: string; month: number; year: number }
	| { kind: 'other' }
