import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { PaidTier } from '~/core/plans'
import { planChangeAddress } from './plan-address'

export type PlanIntent = 'portal' | 'schedule' | 'undo' | 'resume' | 'upgrade'

/** One button that does something about the subscription; while it works it says so, and takes no second press. */
export function PlanForm({
	intent,
	plan,
	fields = {},
	className,
	busyLabel,
	children,
}: {
	intent: PlanIntent
	/** Whose confirmation stays where nothing comes of it. */
	plan?: PaidTier
	/** What the form says besides. */
	fields?: Readonly<Record<string, string>>
	/** How the button looks. */
	className: string
	busyLabel: string
	children: ReactNode
}) {
	const { formData } = useNavigation()
	const isBusy = formData?.get('intent') === intent
	return (
		<Form method="post" action={planChangeAddress(plan)}>
			{Object.entries({ ...fields, intent }).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<button
				className={className}
				type="submit"
				aria-busy={isBusy ? true : undefined}
				onClick={(event) => isBusy && event.preventDefault()}
			>
				{isBusy ? busyLabel : children}
			</button>
		</Form>
	)
}
