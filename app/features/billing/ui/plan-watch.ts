export interface Answer {
	/** The plan as the server knows it; null where the check failed, or nobody is signed in any more. */
	tier: string | null
	isSignedOut: boolean
	/** What the server says went wrong, in the person's language. */
	message: string | null
}

const KEY = 'plan-checked'
const PAUSE_MS = 60_000
/** A quick answer changes nothing on screen. */
const SLOW_MS = 300

/**
 * Asks the server for this person's plan now, and whenever the tab comes back to the front, at most once a minute in
 * all tabs together, until `signal` ends it: when they sign out, so that the next one to sign in is asked for at once.
 */
export function watchPlan(
	userId: string,
	signal: AbortSignal,
	{ onSlow, onAnswer }: { onSlow(): void; onAnswer(answer: Answer): void },
): void {
	async function check(): Promise<void> {
		if (document.visibilityState !== 'visible' || !isDue(userId)) return
		note(`${userId} ${Date.now()}`)
		const slow = setTimeout(onSlow, SLOW_MS)
		const answer = await ask(signal)
		clearTimeout(slow)
		if (!signal.aborted) onAnswer(answer)
	}
	if (signal.aborted) return
	signal.addEventListener('abort', () => note(null))
	document.addEventListener('visibilitychange', () => void check(), { signal })
	void check()
}

/** Spec 7, check-subscription. */
async function ask(signal: AbortSignal): Promise<Answer> {
	try {
		const response = await fetch('/functions/v1/check-subscription', { method: 'POST', signal })
		const answer: unknown = await response.json()
		return {
			tier: response.ok ? textIn(answer, 'subscription_tier') : null,
			isSignedOut: response.status === 401,
			message: textIn(answer, 'message'),
		}
	} catch {
		return { tier: null, isSignedOut: false, message: null }
	}
}

function textIn(answer: unknown, name: string): string | null {
	if (typeof answer !== 'object' || answer === null) return null
	const value: unknown = Reflect.get(answer, name)
	return typeof value === 'string' ? value : null
}

function isDue(userId: string): boolean {
	try {
		const [known, at] = localStorage.getItem(KEY)?.split(' ') ?? []
		return known !== userId || Math.abs(Date.now() - Number(at)) >= PAUSE_MS
	} catch {
		return true
	}
}

function note(check: string | null): void {
	try {
		if (check) localStorage.setItem(KEY, check)
		else localStorage.removeItem(KEY)
	} catch {
		// A browser that keeps nothing asks once for each page.
	}
}
