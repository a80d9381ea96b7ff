import { Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** The way from the top to this page; a crumb without an address is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly { label: string; to?: string }[] }) {
	const { t } = useWords()
	return (
		<nav aria-label={t('breadcrumb')}>
			<ol className="breadcrumb">
				{crumbs.map(({ label, to }) => (
					<li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
				))}
			</ol>
		</nav>
	)
}
