import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** Nobody is told that they paid who did not, or of whom we don't know it. */
export function PaymentPending({ problem }: { problem: string | null }) {
	const { t } = useWords()
	return (
		<div className="wrap">
			<div className="result-page">
				<section>
					<h1 className="text-h1">{problem ? t('check_failed_title') : t('not_subscribed_title')}</h1>
					<p className="lead pt-6">{problem ?? t('not_subscribed_text')}</p>
					<div className="row pt-8">
						<Link className="button button-primary" to={href('/subscription-success')} reloadDocument>
							{t('check_again')}
						</Link>
						<Link className="button button-secondary" to={href('/pricing')}>
							{t('see_plans')}
						</Link>
						<Link className="button button-quiet" to={href('/account')}>
							{t('view_your_account')}
						</Link>
					</div>
				</section>
			</div>
		</div>
	)
}
