import { type ComponentProps, useEffect, useState } from 'react'
import { useOwnPlan } from '~/features/billing/ui/subscription-check'

type Buttons = typeof import('~/features/locker/ui/save-buttons').SaveButtons

/** For Legends, and loaded for them only: keeps this prompt's text in their locker (docs/product.md#locker). */
export function SaveToLocker(props: ComponentProps<Buttons>) {
	const isLegend = useOwnPlan()?.tier === 'pro'
	const [loaded, setLoaded] = useState<{ SaveButtons: Buttons } | null>(null)
	useEffect(() => {
		if (!isLegend) return
		import('~/features/locker/ui/save-buttons').then(setLoaded, () => undefined)
	}, [isLegend])
	if (!isLegend) return null
	return loaded ? <loaded.SaveButtons {...props} /> : <div className="min-h-12" />
}
