import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import type { AuthMode } from './credentials-form'

/** Two pages that look like two tabs of one sheet; where to go afterwards stays known. */
export function AuthTabs({ mode, next }: { mode: AuthMode; next: string }) {
	const { t } = useWords()
	const search = next === '/' ? '' : `?next=${encodeURIComponent(next)}`
	const current = (one: AuthMode) => (one === mode ? 'page' : undefined)
	return (
		<nav className="folder-tabs" aria-label={t('account')}>
			<Link className="folder-tab" to={href('/login') + search} aria-current={current('login')}>
				{t('log_in')}
			</Link>
			<Link className="folder-tab" to={href('/signup') + search} aria-current={current('signup')}>
				{t('sign_up')}
			</Link>
		</nav>
	)
}
