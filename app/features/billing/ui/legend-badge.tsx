import { Lock } from 'lucide-react'
import { PLANS } from '~/core/plans'

/** Says that the Legend plan opens what it stands at. */
export function LegendBadge() {
	return (
		<span className="badge badge-premium">
			<Lock className="icon" aria-hidden="true" />
			{PLANS.pro.title}
		</span>
	)
}
