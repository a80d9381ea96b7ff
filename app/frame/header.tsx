import { Search } from 'lucide-react'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { href, Link, NavLink, useNavigate } from 'react-router'
import { isSignedIn, type Viewer } from '~/core/viewer'
import { HEADER_SEARCH, SEARCH_PAGE_FIELD, searchAddress } from '~/features/search/ui/search-address'
import { useWords } from '~/i18n/words'
import { keepKeys } from '~/ui/keep-keys'
import { LanguageSwitch } from '~/ui/language-switch'
import { Logo } from '~/ui/logo'
import { mainLinks } from '~/ui/navigation'
import { ThemeToggle } from '~/ui/theme/theme'
import { AccountMenu } from './account-menu'
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

type Dialog = ComponentType<{ takeTyped: () => string; onClose: () => void }>

/** A link to the search page. Where scripts run it opens the search box in place (docs/product.md#addresses). */
function HeaderSearch() {
	const { t } = useWords()
	const navigate = useNavigate()
	const [SearchDialog, setSearchDialog] = useState<Dialog | null>(null)
	const [takeTyped, setTakeTyped] = useState<(() => string) | null>(null)

	function open(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		const fieldOfPage = document.getElementById(SEARCH_PAGE_FIELD)
		if (fieldOfPage) {
			fieldOfPage.focus()
			return
		}
		if (takeTyped) return
		let isWanted = true
		const take = keepKeys(() => {
			isWanted = false
			setTakeTyped(null)
		})
		setTakeTyped(() => take)
		import('~/features/search/ui/search-dialog').then(
			(module) => setSearchDialog(() => module.SearchDialog),
			() => {
				if (!isWanted) return
				setTakeTyped(null)
				navigate(searchAddress({ query: take() }))
			},
		)
	}

	return (
		<>
			<Link
				className="icon-button"
				id={HEADER_SEARCH}
				to={href('/categories')}
				aria-label={t('search_prompts')}
				onClick={open}
			>
				<Search className="icon" aria-hidden="true" />
			</Link>
			{takeTyped && SearchDialog ? (
				<SearchDialog takeTyped={takeTyped} onClose={() => setTakeTyped(null)} />
			) : null}
		</>
	)
}
