/** Forgets what this device keeps under the id of somebody whose account is gone: answers, drafts, what was begun. */
export function forgetOnDevice(userId: string): void {
	try {
		for (const key of Object.keys(localStorage)) {
			if (key.includes(userId)) localStorage.removeItem(key)
		}
	} catch {
		// Storage can be forbidden; then nothing is kept there.
	}
}
