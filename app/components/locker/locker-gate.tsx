import { ArrowRight, Check, Lock } from 'lucide-react'
import { href, Link } from 'react-router'
import { BlankText } from '~/components/prompt/blank-text'
import { RedirectNotice } from '~/components/ui/redirect-notice'
import { PLAN_TITLE } from '~/domain/plan'
import { type MessageId, useWords } from '~/i18n/words'
import { ExportLinks } from './export-links'
import { UnsavedTexts } from './unsaved-texts'

const INSIDE: readonly MessageId[] = ['locker_gate_keep', 'locker_gate_find', 'locker_gate_save']

const NOTHING_FILLED = {}

/** What everybody without the Legend plan sees of the locker (product.md, Gates): why, what is theirs, and the way on. */
export function LockerGate({ userId, saved }: { userId: string; saved: number }) {
	const { t } = useWords()
	return (
		<div className="wrap">
			<div className="gate">
				<section>
					<p className="row">
						<span className="badge badge-premium">
							<Lock className="icon" aria-hidden="true" />
							{PLAN_TITLE.pro}
						</span>
					</p>
					<h1 className="mt-4">{t('nav_locker')}</h1>
					<p className="lead mt-4" data-message="locker_gate_text">
						{t('locker_gate_text')}
					</p>
					<ul className="benefits">
						{INSIDE.map((id) => (
							<li key={id}>
								<Check className="icon" aria-hidden="true" />
								<span>{t(id)}</span>
							</li>
						))}
					</ul>
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
					<RedirectNotice to={href('/pricing')} text={t('taking_you_to_plans')} />
				</section>
				<div className="box" aria-hidden="true">
					<p className="ruled">
						<BlankText text={t('sample_card')} filled={NOTHING_FILLED} />
					</p>
				</div>
			</div>
		</div>
	)
}
