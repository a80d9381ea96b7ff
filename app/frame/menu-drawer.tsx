import { ArrowRight, LogOut, Menu } from 'lucide-react'
import { useRef } from 'react'
import { Form, href, Link, NavLink } from 'react-router'
import { PLANS } from '~/core/plans'
import { isSignedIn, type Viewer } from '~/core/viewer'
import { useWords } from '~/i18n/words'
import { Avatar } from '~/ui/avatar'
import { Drawer, type DrawerHandle } from '~/ui/drawer'
import { LanguageSwitch } from '~/ui/language-switch'
import { Logo } from '~/ui/logo'
import { accountLinks, mainLinks } from '~/ui/navigation'
import { ThemeToggle } from '~/ui/theme/theme'

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
					<div className="account">
						<Avatar name={member.name} url={member.avatarUrl} />
						<p>
							<b>{member.name}</b>
							<br />
							<span className="muted text-small">{t('plan_named', { plan: PLANS[member.tier].title })}</span>
						</p>
					</div>
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
						<ul className="sub">
							{accountLinks(member).map(({ to, label, icon: Icon }) => {
								// Which part of a page is shown, its tabs say.
								const Way = to.includes('?') ? Link : NavLink
								return (
									<li key={to}>
										<Way to={to}>
											<Icon className="icon" aria-hidden="true" />
											{t(label)}
										</Way>
									</li>
								)
							})}
							<li>
								<Form method="post" action={href('/logout')}>
									<button type="submit">
										<LogOut className="icon" aria-hidden="true" />
										{t('log_out')}
									</button>
								</Form>
							</li>
						</ul>
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
