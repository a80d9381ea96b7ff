import { Link } from 'react-router'
import { brand } from '~/brand'
import { useWords } from '~/i18n/words'
import { Logo } from '~/ui/logo'
import { FOOTER_GROUPS } from '~/ui/navigation'

const SOCIAL_ICON = {
	Instagram:
		'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Zm5 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.5-1.5h.01',
	YouTube:
		'M3 7.5C3 6 4 5 5.5 5h13C20 5 21 6 21 7.5v9c0 1.5-1 2.5-2.5 2.5h-13C4 19 3 18 3 16.5ZM10 9l5 3-5 3Z',
	LinkedIn: 'M3 9h4v12H3zM5 3.5v.01M11 21V9M11 14c0-3 2-5 5-5s5 2 5 5v7',
} as const satisfies Record<(typeof brand.social)[number]['name'], string>

/** What stands below every page; `operator` is who runs the site, and where to find them. */
export function SiteFooter({ operator }: { operator: string | undefined }) {
	const { t } = useWords()
	return (
		<footer className="site-footer inverse">
			<div className="wrap">
				<div className="footer-grid">
					<div>
						<Logo />
						<p>{t('footer_blurb')}</p>
					</div>
					{FOOTER_GROUPS.map(({ heading, links }) => (
						<nav key={heading} aria-label={t(heading)}>
							<h2>{t(heading)}</h2>
							<ul>
								{links.map(({ to, label }) => (
									<li key={to}>
										<Link to={to}>{t(label)}</Link>
									</li>
								))}
							</ul>
						</nav>
					))}
				</div>
				<div className="footer-base">
					<div>
						<small>{t('copyright', { year: String(brand.copyrightYear), name: brand.name })}</small>
						<address>{operator}</address>
					</div>
					<ul className="row">
						{brand.social.map(({ name, url }) => (
							<li key={name}>
								{url ? (
									<a className="icon-button" href={url} aria-label={name} rel="noopener">
										<SocialIcon name={name} />
									</a>
								) : (
									<span className="icon-button">
										<SocialIcon name={name} />
									</span>
								)}
							</li>
						))}
					</ul>
				</div>
			</div>
		</footer>
	)
}

function SocialIcon({ name }: { name: keyof typeof SOCIAL_ICON }) {
	return (
		<svg
			className="icon"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<path d={SOCIAL_ICON[name]} />
		</svg>
	)
}
