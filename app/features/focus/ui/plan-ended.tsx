import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** The plan ended in the middle of a session: what was typed is saved, and stays readable until the page is left. */
export function PlanEnded() {
	const { t } = useWords()
	return (
		<div className="note note-error mt-6" role="alert" data-message="focus_plan_ended">
			<p>
				{t('focus_plan_ended')} <Link to={href('/pricing')}>{t('see_the_plans')}</Link>
			</p>
		</div>
	)
}
