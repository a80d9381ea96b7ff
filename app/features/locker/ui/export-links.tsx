import { Download } from 'lucide-react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** A person's saved prompts as files; also after a downgrade (docs/product.md#locker). */
export function ExportLinks() {
	const { t } = useWords()
	const files = [
		{ address: href('/prompt-locker/export.json'), label: t('export_json') },
		{ address: href('/prompt-locker/export.csv'), label: t('export_csv') },
	]
	return (
		<p className="row">
			{files.map(({ address, label }) => (
				<a key={address} className="button button-secondary" href={address} download>
					<Download className="icon" aria-hidden="true" />
					{label}
				</a>
			))}
			<Link className="text-link" to={href('/prompt-locker/export')}>
				{t('export_other_formats')}
			</Link>
		</p>
	)
}
