import type { ReactNode } from 'react'
import { Form, href, useNavigation } from 'react-router'

export type PlanIntent = 'portal' | 'schedule' | 'undo' | 'upgrade'

/** One button that does something about the subscription; while it works it says so, and takes no second press. */
export function PlanForm({
	intent,
	fields = {},
	className,
	busyLabel,
	children,
}: {
	intent: PlanIntent
	/** What the form says besides. */
	fields?: Readonly<Record<string, string>>
	/** How the button looks. */
	className: string
	busyLabel: string
	children: ReactNode
}) {
	const { formAction, formData } = useNavigation()
	const isBusy = formAction === href('/settings/subscription') && formData?.get('intent') === intent
	return (
		<Form method="post" action={href('/settings/subscription')}>
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
