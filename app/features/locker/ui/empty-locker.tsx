import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** A locker without prompts: what belongs here, and the two ways to get it. */
export function EmptyLocker({ children }: { children: ReactNode }) {
	const { t } = useWords()
	return (
		<div className="empty" data-message="locker_empty">
			<div className="blank-card ruled" aria-hidden="true">
				<span className="slot">{t('your_best_prompt')}</span>
				<br />
				&nbsp;
				<br />
				&nbsp;
				<br />
				&nbsp;
			</div>
			<h2>{t('locker_empty')}</h2>
			<p className="muted">{t('locker_empty_text')}</p>
			<div className="row">
				{children}
				<Link className="button button-secondary" to={href('/categories')}>
					{t('browse_prompts')}
				</Link>
			</div>
		</div>
	)
}
