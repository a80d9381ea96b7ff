import './words/load'
import './format-list.css'
import { Download } from 'lucide-react'
import { href } from 'react-router'
import { useWords } from '~/i18n/words'
import { FORMATS, LOCKER_FORMATS } from './locker-formats'

/** Every format of a locker, each with what it can't hold. */
export function FormatList() {
	const { t } = useWords()
	return (
		<ul className="format-list">
			{FORMATS.map((format) => {
				const { name, holds } = LOCKER_FORMATS[format]
				return (
					<li key={format}>
						<span>
							<b>{name}</b>
							<span className="hint" id={`holds-${format}`}>
								{t(holds)}
							</span>
						</span>
						<a
							className="button button-secondary button-small"
							href={href('/prompt-locker/export/:format', { format })}
							aria-label={t('export_for', { format: name })}
							aria-describedby={`holds-${format}`}
							download
						>
							<Download className="icon icon-small" aria-hidden="true" />
							{t('export_download')}
						</a>
					</li>
				)
			})}
		</ul>
	)
}
