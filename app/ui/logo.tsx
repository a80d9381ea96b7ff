import { href, Link } from 'react-router'
import { brand } from '~/brand'
import { useWords } from '~/i18n/words'
import { LOGO } from './logo-drawing'

export function Logo() {
	const { t } = useWords()
	return (
		<Link className="logo" to={href('/')} aria-label={t('home_link', { name: brand.name })}>
			<svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
				<path className="l1" strokeWidth="1.6" strokeLinejoin="round" d={LOGO.folder} />
				<path className="l2" fill="none" strokeWidth="2.2" d={LOGO.brackets} />
			</svg>
			<span aria-hidden="true">{brand.wordmark}</span>
		</Link>
	)
}
