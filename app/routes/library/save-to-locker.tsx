import { type ComponentProps, useEffect, useState } from 'react'
import { planOpens } from '~/core/plans'
import { useOwnPlan } from '~/features/billing/ui/subscription-check'

type Buttons = typeof import('~/features/locker/ui/save-buttons').SaveButtons

/** For who has a locker, and loaded for them only: keeps this prompt's text in their locker (docs/product.md#locker). */
export function SaveToLocker(props: ComponentProps<Buttons>) {
	const plan = useOwnPlan()
	const hasLocker = plan !== null && planOpens(plan.tier, 'locker')
	const [loaded, setLoaded] = useState<{ SaveButtons: Buttons } | null>(null)
	useEffect(() => {
		if (!hasLocker) return
		import('~/features/locker/ui/save-buttons').then(setLoaded, () => undefined)
	}, [hasLocker])
	if (!hasLocker) return null
	return loaded ? <loaded.SaveButtons {...props} /> : <div className="tool-place" />
}
