import { PenLine } from 'lucide-react'
import { href, Link } from 'react-router'
import { categoryTitle } from '~/features/library/category'
import type { ListedPrompt } from '~/features/library/prompt'
import { PremiumBadge } from '~/features/library/ui/premium-badge'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'

/** What a person has created, with the ways to change it (docs/product.md#library). */
export function OwnPrompts({ prompts }: { prompts: readonly ListedPrompt[] }) {
	const { t, language } = useWords()
	return (
		<>
			<h2 className="visually-hidden">{t('tab_my_prompts')}</h2>
			{prompts.length > 0 ? (
				<ul className="account-list">
					{prompts.map(({ id, title, category, isPremium, language: written }) => (
						<li key={id}>
							<p>
								<Link to={href('/prompt/:id', { id })} lang={LANGUAGE_TAG[written]}>
									{title}
								</Link>
								<span className="meta">{categoryTitle(category, language)}</span>
								{isPremium ? <PremiumBadge isOpen /> : null}
							</p>
							<Link
								className="button button-quiet button-small"
								to={href('/prompt/:id/edit', { id })}
								aria-label={t('edit_named', { title })}
							>
								{t('edit')}
							</Link>
						</li>
					))}
				</ul>
			) : (
				<p className="muted">{t('no_own_prompts')}</p>
			)}
			<p className="pt-6">
				<Link className="button button-secondary" to={href('/create-prompt')}>
					<PenLine className="icon" aria-hidden="true" />
					{t('create_prompt')}
				</Link>
			</p>
		</>
	)
}
