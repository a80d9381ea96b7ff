import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import type { StoredDesk } from '../desk-state'
import type { EditedPrompt } from '../edited-prompt'
import { versionsAddress } from './desk-address'

/** What is edited, and where it stands. */
export function DeskHead({ prompt, stored }: { prompt: EditedPrompt; stored: StoredDesk }) {
	const { t, language } = useWords()
	const title = stored.form[language].title || prompt.address
	return (
		<>
			<Breadcrumb
				crumbs={[
					{ label: t('admin'), to: href('/admin') },
					{ label: t('admin_prompts'), to: `${href('/admin')}?tab=prompts` },
					{ label: title },
				]}
			/>
			<div className="desk-head">
				<h1>{title}</h1>
				<p className="row">
					<a href="#checks">{t('editor_checks')}</a>
					{prompt.state === 'published' ? (
						<Link to={href('/prompt/:id', { id: prompt.address })}>{t('editor_open_page')}</Link>
					) : null}
					<Link to={versionsAddress(prompt.id)}>{t('versions_see_all')}</Link>
					<Link to={href('/admin/prompts/:id/runs', { id: prompt.id })}>{t('versions_see_runs')}</Link>
					{prompt.hasOffer ? (
						<Link to={versionsAddress(prompt.id, { version: 'offer' })}>{t('desk_newer_file')}</Link>
					) : null}
				</p>
			</div>
			<noscript>
				<p className="note note-kept">{t('editor_without_scripts')}</p>
			</noscript>
		</>
	)
}
