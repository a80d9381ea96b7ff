import { newId } from './new-id'

/** Idempotency keys of wishes that have not come true: wished again, each is the same wish. */
export function pendingKeys() {
	const keys = new Map<string, string>()
	return {
		keyOf(wish: string): string {
			const key = keys.get(wish) ?? newId()
			keys.set(wish, key)
			return key
		},
		/** It has come true: from now on it is another one. */
		settle(wish: string): void {
			keys.delete(wish)
		},
	}
}
