import { href, Link } from 'react-router'
import { Gate } from '~/features/billing/ui/gate'
import { PremiumBadge } from '~/features/library/ui/premium-badge'
import { type MessageId, useWords } from '~/i18n/words'
import { loginAddress } from '~/ui/login-address'
import { USUAL_LENGTHS } from '../lengths'
import { Ticks } from './ticks'

const BENEFITS = [
	'focus_benefit_session',
	'focus_benefit_prompts',
	'focus_benefit_status',
	'focus_benefit_suggestion',
] as const satisfies readonly MessageId[]

/** What focus mode is, for everyone whose plan has none (docs/product.md#gates). */
export function FocusGate({ isSignedIn, problem }: { isSignedIn: boolean; problem: MessageId | null }) {
	const { t } = useWords()
	return (
		<Gate
			badge={<PremiumBadge isOpen={false} />}
			head={
				<>
					<h1 className="mt-4" data-message="focus_gate_title">
						{t('focus_gate_title')}
					</h1>
					{problem ? (
						<p className="note note-error mt-6" role="alert" data-message={problem}>
							{t(problem)}
						</p>
					) : null}
				</>
			}
			benefits={BENEFITS.map((benefit) => t(benefit))}
			picture={
				<div className="box" aria-hidden="true">
					<p className="live">{t('focus_session_in_progress')}</p>
					<div className="clock clock-small">17:24</div>
					<Ticks lengths={USUAL_LENGTHS} minutesDone={7} />
				</div>
			}
		>
			<div className="row">
				<Link className="button button-primary" to={href('/pricing')} prefetch="intent">
					{t('see_the_plans')}
				</Link>
				{isSignedIn ? (
					<Link className="button button-quiet" to={href('/categories')}>
						{t('keep_exploring')}
					</Link>
				) : (
					<Link className="button button-quiet" to={loginAddress(href('/focus'))}>
						{t('log_in')}
					</Link>
				)}
			</div>
			<p className="hint mt-4">{t('focus_gate_ai')}</p>
		</Gate>
	)
}
