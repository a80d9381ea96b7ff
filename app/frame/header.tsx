import { href, Link, NavLink } from 'react-router'
import { isSignedIn, type Viewer } from '~/core/viewer'
import { useWords } from '~/i18n/words'
import { LanguageSwitch } from '~/ui/language-switch'
import { Logo } from '~/ui/logo'
import { mainLinks } from '~/ui/navigation'
import { ThemeToggle } from '~/ui/theme/theme'
import { AccountMenu } from './account-menu'
import { HeaderSearch } from './header-search'
import { MenuDrawer } from './menu-drawer'

/** What the frame of every page shows; undefined where a page failed before the frame's own data was read. */
export interface Shell {
	viewer: Viewer
}

export function SiteHeader({ shell }: { shell: Shell | undefined }) {
	const { t } = useWords()
	return (
		<header className="site-header">
			<div className="wrap">
				<Logo />
				<nav aria-label={t('main_navigation')}>
					<ul>
						{mainLinks(shell?.viewer).map(({ to, label }) => (
							<li key={to}>
								<NavLink to={to} prefetch="intent">
									{t(label)}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<div className="header-tools">
					<HeaderSearch />
					<div className="header-wide">
						<LanguageSwitch />
					</div>
					<div className="header-theme">
						<ThemeToggle />
					</div>
					{shell && isSignedIn(shell.viewer) ? (
						<AccountMenu member={shell.viewer} />
					) : (
						<Link className="button button-secondary button-small" to={href('/login')}>
							{t('log_in')}
						</Link>
					)}
					<MenuDrawer viewer={shell?.viewer} />
				</div>
			</div>
		</header>
	)
}
