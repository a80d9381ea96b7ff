import { href, Link } from 'react-router'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import type { Person } from '../person'

/** What somebody created, and how it stands with reports. Their locker, chats and focus are nobody else's. */
export function PersonPrompts({ person: { prompts, promptCount } }: { person: Person }) {
	const { t, day, number } = useWords()
	return (
		<section aria-labelledby="person-prompts">
			<h2 id="person-prompts">
				{t('person_prompts')} <span className="desk-count">{number(promptCount)}</span>
			</h2>
			{prompts.length === 0 ? <p className="muted">{t('person_prompts_none')}</p> : null}
			<ul className="act-list">
				{prompts.map(({ id, title, language, createdAt, isHidden, openReports, decisions }) => (
					<li key={id}>
						<p>
							<b lang={LANGUAGE_TAG[language]}>{title}</b>
							<small>
								{[
									t('person_prompt_created', { day: day(createdAt) }),
									...(isHidden ? [t('person_prompt_hidden')] : []),
									...(openReports > 0 ? [t('person_prompt_reports', { count: openReports })] : []),
									...(decisions > 0 ? [t('person_prompt_decisions', { count: decisions })] : []),
								].join(' · ')}
							</small>
						</p>
						<Link
							className="button button-quiet button-small"
							to={href('/prompt/:id', { id })}
							aria-label={t('person_prompt_open', { title })}
						>
							{t('person_open')}
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
