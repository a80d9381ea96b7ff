import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { Gate, LegendBadge } from '~/features/billing/ui/gate'
import { BlankText } from '~/features/library/ui/blank-text'
import { useWords } from '~/i18n/words'
import { RedirectNotice } from '~/ui/redirect-notice'
import { UnsavedTexts } from '../writing/unsaved-texts'
import { ExportLinks } from './export-links'

const NOTHING_FILLED = {}

/** What everybody without the Legend plan sees of the locker (docs/product.md#gates): why, what is theirs, and the way on. */
export function LockerGate({ userId, saved }: { userId: string; saved: number }) {
	const { t } = useWords()
	return (
		<Gate
			badge={<LegendBadge />}
			head={
				<>
					<h1 className="mt-4">{t('nav_locker')}</h1>
					<p className="lead mt-4" data-message="locker_gate_text">
						{t('locker_gate_text')}
					</p>
					{/* Three seconds are not enough to find it below the fold of a phone. */}
					<RedirectNotice to={href('/pricing')} text={t('taking_you_to_plans')} />
				</>
			}
			benefits={[t('locker_gate_keep'), t('locker_gate_find'), t('locker_gate_save')]}
			picture={
				<div className="box" aria-hidden="true">
					<p className="ruled">
						<BlankText text={t('sample_card')} filled={NOTHING_FILLED} />
					</p>
				</div>
			}
		>
			<Link className="button button-primary" to={href('/pricing')}>
				{t('see_plans')} <ArrowRight className="icon" aria-hidden="true" />
			</Link>
			{saved > 0 ? (
				<div className="tip mt-8">
					<h2 className="text-h3">{t('your_saved_prompts')}</h2>
					<p className="muted">{t('your_saved_prompts_text', { count: saved })}</p>
					<ExportLinks />
				</div>
			) : null}
			<UnsavedTexts userId={userId} />
		</Gate>
	)
}
