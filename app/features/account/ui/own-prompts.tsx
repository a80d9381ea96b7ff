import { PenLine } from 'lucide-react'
import { href, Link } from 'react-router'
import { categoryTitle } from '~/features/library/category'
import type { ListedPrompt } from '~/features/library/prompt'
import { PremiumBadge } from '~/features/library/ui/premium-badge'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { useWords } from '~/i18n/words'

/** What a person keeps for themselves, as their list shows it. */
interface OwnDraft {
	id: string
	title: string
	language: Language
	/** Readers get another text meanwhile. */
	isPublished: boolean
	when: string
}

/** What a person has created, with the ways to change it: drafts, which are theirs alone, and what is published (docs/product.md#authoring). */
export function OwnPrompts({
	prompts,
	hidden,
	drafts,
}: {
	prompts: readonly ListedPrompt[]
	/** The ids of those that nobody else sees. */
	hidden: readonly string[]
	drafts: readonly OwnDraft[]
}) {
	const { t } = useWords()
	const hasDrafts = drafts.length > 0
	return (
		<>
			<h2 className="visually-hidden">{t('tab_my_prompts')}</h2>
			{hasDrafts ? (
				<section aria-labelledby="own-drafts">
					<h3 className="text-h3" id="own-drafts">
						{t('own_drafts')}
					</h3>
					<DraftList drafts={drafts} />
				</section>
			) : null}
			{prompts.length > 0 ? (
				<section aria-label={hasDrafts ? undefined : t('tab_my_prompts')}>
					{hasDrafts ? <h3 className="text-h3 pt-8">{t('own_published')}</h3> : null}
					<PublishedList prompts={prompts} hidden={hidden} />
				</section>
			) : hasDrafts ? null : (
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

function DraftList({ drafts }: { drafts: readonly OwnDraft[] }) {
	const { t } = useWords()
	return (
		<ul className="account-list">
			{drafts.map(({ id, title: written, language, isPublished, when }) => {
				const title = written || t('draft_untitled')
				return (
					<li key={id}>
						<p>
							<Link to={href('/prompt/:id/edit', { id })} lang={written ? LANGUAGE_TAG[language] : undefined}>
								{title}
							</Link>
							<span className="meta">{t(isPublished ? 'draft_of_published' : 'draft_only_you')}</span>
							<span className="meta">{t('draft_saved_on', { when })}</span>
						</p>
						<Link
							className="button button-quiet button-small"
							to={href('/prompt/:id/edit', { id })}
							aria-label={t('keep_writing_named', { title })}
						>
							{t('keep_writing')}
						</Link>
					</li>
				)
			})}
		</ul>
	)
}

function PublishedList({ prompts, hidden }: { prompts: readonly ListedPrompt[]; hidden: readonly string[] }) {
	const { t, language } = useWords()
	return (
		<ul className="account-list">
			{prompts.map(({ id, title, category, isPremium, language: written }) => (
				<li key={id}>
					<p>
						<Link to={href('/prompt/:id', { id })} lang={LANGUAGE_TAG[written]}>
							{title}
						</Link>
						<span className="meta">{categoryTitle(category, language)}</span>
						{isPremium ? <PremiumBadge isOpen /> : null}
						{hidden.includes(id) ? <span className="badge badge-plain">{t('own_hidden')}</span> : null}
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
	)
}
