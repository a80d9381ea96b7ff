import { Lock } from 'lucide-react'
import { PLAN_TITLE } from '~/core/plan'

/** Says that the Legend plan opens what it stands at. */
export function LegendBadge() {
	return (
		<span className="badge badge-premium">
			<Lock className="icon" aria-hidden="true" />
			{PLAN_TITLE.pro}
		</span>
	)
}
