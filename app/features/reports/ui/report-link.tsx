import '../words/load'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** The way to report a prompt that somebody published. */
export default function ReportLink({ id }: { id: string }) {
	const { t } = useWords()
	return (
		<p className="meta mt-8">
			<Link to={href('/prompt/:id/report', { id })} rel="nofollow">
				{t('report_prompt')}
			</Link>
		</p>
	)
}
