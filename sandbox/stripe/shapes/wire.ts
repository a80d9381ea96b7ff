import type Stripe from 'stripe'

type Plain = string | number | boolean | null | undefined

/** What the SDK's types describe, as it travels: decimals are texts. `satisfies` keeps our shapes to the pinned version. */
export type Wire<Thing> = Thing extends Plain
	? Thing
	: Thing extends Stripe.Decimal
		? string
		: Thing extends readonly (infer Item)[]
			? Wire<Item>[]
			: { [Name in keyof Thing]: Wire<Thing[Name]> }

/** A list that stands inside another object. */
export function innerList<Item>(url: string, data: Item[]) {
	return { object: 'list' as const, data, has_more: false, url }
}
