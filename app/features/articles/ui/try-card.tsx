import { href, Link } from 'react-router'
import type { ListedPrompt } from '~/features/library/prompt'
import { useWords } from '~/i18n/words'

/** The next step beside an article: the prompt that it is most about. Where there is no side, its card is near anyway. */
export function TryCard({ prompt: { id, title } }: { prompt: ListedPrompt }) {
	const { t } = useWords()
	return (
		<div className="side-upgrade max-lg:hidden">
			<h2>{t('try_real_card')}</h2>
			<p>{title}</p>
			<Link
				className="button button-ink"
				to={href('/prompt/:id', { id })}
				prefetch="intent"
				aria-label={t('view_prompt_named', { title })}
			>
				{t('view_prompt')}
			</Link>
		</div>
	)
}
