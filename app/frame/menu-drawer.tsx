import { ArrowRight, Menu } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { href, Link, NavLink } from 'react-router'
import { isSignedIn, type Viewer } from '~/core/viewer'
import { useWords } from '~/i18n/words'
import { Drawer, type DrawerHandle } from '~/ui/drawer'
import { LanguageSwitch } from '~/ui/language-switch'
import { Logo } from '~/ui/logo'
import { mainLinks } from '~/ui/navigation'
import { ThemeToggle } from '~/ui/theme/theme'

/** What only members have in it; visitors do not load it. */
const loadAccount = () => import('./drawer-account')
const DrawerPerson = lazy(async () => ({ default: (await loadAccount()).DrawerPerson }))
const DrawerAccount = lazy(async () => ({ default: (await loadAccount()).DrawerAccount }))

/** The navigation below 1024 px, from the right. */
export function MenuDrawer({ viewer }: { viewer: Viewer | undefined }) {
	const { t } = useWords()
	const member = viewer && isSignedIn(viewer) ? viewer : null
	const drawer = useRef<DrawerHandle>(null)
	return (
		<>
			<button
				className="icon-button header-menu needs-script"
				type="button"
				aria-label={t('open_menu')}
				aria-haspopup="dialog"
				onClick={() => drawer.current?.open()}
			>
				<Menu className="icon" aria-hidden="true" />
			</button>
			<Drawer ref={drawer} label={t('menu')} closeLabel={t('close_menu')} head={<Logo />}>
				{member ? (
					<Suspense>
						<DrawerPerson member={member} />
					</Suspense>
				) : null}
				<nav aria-label={t('menu')}>
					<ul className="main">
						{mainLinks(viewer).map(({ to, label }) => (
							<li key={to}>
								<NavLink to={to}>
									{t(label)}
									<ArrowRight className="icon" aria-hidden="true" />
								</NavLink>
							</li>
						))}
					</ul>
					{member ? (
						<Suspense>
							<DrawerAccount member={member} />
						</Suspense>
					) : null}
				</nav>
				<div className="bot">
					{member ? null : (
						<Link className="button button-primary button-wide" to={href('/login')}>
							{t('log_in')}
						</Link>
					)}
					<div className="row justify-between">
						<LanguageSwitch />
						<ThemeToggle />
					</div>
				</div>
			</Drawer>
		</>
	)
}
