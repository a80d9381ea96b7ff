import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { loginAddress } from '~/ui/login-address'
import { NothingHere } from '~/ui/problem-page'
import { RedirectNotice } from '~/ui/redirect-notice'

/** What everyone but admins sees of /admin (docs/product.md#gates): why, and the way home. */
export function AdminGate({
	isSignedIn,
	comeBackTo = href('/admin'),
}: {
	isSignedIn: boolean
	comeBackTo?: string
}) {
	const { t } = useWords()
	return (
		<NothingHere
			title={t('admin_required')}
			message="admin_required"
			text={t('not_authorized')}
			actions={
				<>
					{isSignedIn ? null : (
						<Link className="button button-primary" to={loginAddress(comeBackTo)}>
							{t('log_in')}
						</Link>
					)}
					<Link className="button button-secondary" to={href('/')}>
						{t('return_home')}
					</Link>
				</>
			}
		>
			<RedirectNotice to={href('/')} text={t('redirecting_home')} />
		</NothingHere>
	)
}
