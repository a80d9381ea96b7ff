import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Tier } from '~/core/plans'
import { isSignedIn, type Viewer } from '~/core/viewer'
import { useWords } from '~/i18n/words'
import type { Answer } from './plan-watch'

interface Check {
	/** Whether the server is being asked, and takes its time. */
	isChecking: boolean
	/** Why the last check failed, in words. */
	problem: string | null
}

interface OwnPlan extends Check {
	tier: Tier
	isPastDue: boolean
}

const AT_REST: Check = { isChecking: false, problem: null }
const PlanContext = createContext<OwnPlan | null>(null)

/** What this person's plan is, and whether that is being checked; null for visitors. */
export function useOwnPlan(): OwnPlan | null {
	return use(PlanContext)
}

/**
 * Checks a person's plan again when they sign in, and when a tab comes back to the front. Where the server
 * knows another plan than the page shows, the page is read again.
 */
export function SubscriptionCheck({ viewer, children }: { viewer: Viewer | undefined; children: ReactNode }) {
	const { t } = useWords()
	const { revalidate } = useRevalidator()
	const [check, setCheck] = useState(AT_REST)
	const { userId, tier, isPastDue } = viewer && isSignedIn(viewer) ? viewer : NOBODY

	const take = useEffectEvent(async ({ tier: known, isSignedOut, message }: Answer) => {
		if (isSignedOut || (known && known !== tier)) await revalidate()
		const hasFailed = !known && !isSignedOut
		setCheck({ isChecking: false, problem: hasFailed ? (message ?? t('error_loading_data')) : null })
	})

	useEffect(() => {
		if (!userId) return
		const leaving = new AbortController()
		const { signal } = leaving
		// Visitors have no use for it.
		void import('./plan-watch').then(
			({ watchPlan }) =>
				watchPlan(userId, signal, {
					onSlow: () => !signal.aborted && setCheck({ isChecking: true, problem: null }),
					onAnswer: (answer) => void take(answer),
				}),
			// Away with the network; the next page tries again.
			() => undefined,
		)
		return () => {
			leaving.abort()
			setCheck(AT_REST)
		}
	}, [userId])

	const plan = useMemo(() => (tier ? { tier, isPastDue, ...check } : null), [tier, isPastDue, check])
	return <PlanContext value={plan}>{children}</PlanContext>
}

const NOBODY = { userId: null, tier: null, isPastDue: false }
