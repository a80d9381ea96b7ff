import { Check, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { PLANS } from '~/core/plans'

/** What stands before a screen that a plan opens (docs/product.md#gates): what it is, what it brings, and a picture of it. */
export function Gate({
	badge,
	head,
	benefits,
	picture,
	children,
}: {
	badge: ReactNode
	/** The heading and what belongs right below it. */
	head: ReactNode
	benefits: readonly string[]
	picture: ReactNode
	/** The ways on. */
	children: ReactNode
}) {
	return (
		<div className="wrap">
			<div className="gate">
				<section>
					<p className="row">{badge}</p>
					{head}
					<ul className="benefits">
						{benefits.map((benefit) => (
							<li key={benefit}>
								<Check className="icon" aria-hidden="true" />
								<span>{benefit}</span>
							</li>
						))}
					</ul>
					{children}
				</section>
				{picture}
			</div>
		</div>
	)
}

/** Says that the Legend plan opens what it stands at. */
export function LegendBadge() {
	return (
		<span className="badge badge-premium">
			<Lock className="icon" aria-hidden="true" />
			{PLANS.pro.title}
		</span>
	)
}
