import { href, Link } from 'react-router'
import { brand } from '~/brand'
import { useWords } from '~/i18n/words'

export function Logo() {
	const { t } = useWords()
	return (
		<Link className="logo" to={href('/')} aria-label={t('home_link', { name: brand.name })}>
			<svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
				<path
					className="l1"
					strokeWidth="1.6"
					strokeLinejoin="round"
					d="M2 8.5V3.8C2 3 2.6 2.4 3.4 2.4h9.2c.8 0 1.4.6 1.4 1.4v4.7h12.6c.8 0 1.4.6 1.4 1.4v16.3c0 .8-.6 1.4-1.4 1.4H3.4c-.8 0-1.4-.6-1.4-1.4Z"
				/>
				<path className="l2" fill="none" strokeWidth="2.2" d="M11.5 13H9v10h2.5M18.5 13H21v10h-2.5" />
			</svg>
			<span aria-hidden="true">{brand.wordmark}</span>
		</Link>
	)
}
