import { Form, href, useNavigation } from 'react-router'
import type { PaidTier } from '~/core/plans'
import { useWords } from '~/i18n/words'

/**
 * Leads straight to the checkout of a plan, visitors from a prompt through the sign-up, from elsewhere through the log-in
 * (docs/product.md#plans). While the checkout opens it says so, and takes no second press.
 */
export function UpgradeForm({
	plan,
	next,
	label,
}: {
	plan: PaidTier
	/** Where to go instead for who has the plan already. */
	next: string
	label: string
}) {
	const { t } = useWords()
	const { formAction, formData } = useNavigation()
	const isBusy = formAction === href('/pricing') && formData?.get('planType') === plan
	return (
		<Form method="post" action={href('/pricing')}>
			<input type="hidden" name="next" value={next} />
			<button
				className="button button-ink button-wide"
				type="submit"
				name="planType"
				value={plan}
				aria-busy={isBusy ? true : undefined}
				onClick={(event) => isBusy && event.preventDefault()}
			>
				{isBusy ? t('opening_checkout') : label}
			</button>
		</Form>
	)
}
