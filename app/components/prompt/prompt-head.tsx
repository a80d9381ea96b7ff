import { href, Link } from 'react-router'
import { Glyph } from '~/components/category/glyph'
import { Breadcrumb } from '~/components/site/breadcrumb'
import { categoryTitle } from '~/domain/category'
import type { PromptPage } from '~/domain/prompt'
import { useWords } from '~/i18n/words'
import { Cover } from './cover'
import { useMarks } from './marks'
import { PremiumBadge } from './premium-badge'
import { TagList } from './tag-list'
import { UsedStamp } from './used-stamp'

/** What everyone sees of a prompt: where it is filed, its title, its words, its picture. */
export function PromptHead({ prompt, lang }: { prompt: PromptPage; lang: string | undefined }) {
	const { t, language } = useWords()
	const { id, category, title, tagline, description, tags, isPremium, isOpen } = prompt
	const { usedToday } = useMarks()
	const name = categoryTitle(category, language)
	const shelf = href('/category/:id', { id: category })
	return (
		<div className="wrap" data-cat={category}>
			<Breadcrumb
				crumbs={[
					{ label: t('nav_categories'), to: href('/categories') },
					{ label: name, to: shelf },
				]}
			/>
			<div className="prompt-head">
				<div className="prompt-words">
					<div className="row">
						<Link className="badge badge-category no-underline" to={shelf} prefetch="intent">
							<Glyph category={category} />
							{name}
						</Link>
						{isPremium ? <PremiumBadge isOpen={isOpen} /> : null}
						{usedToday.includes(id) ? <UsedStamp /> : null}
					</div>
					<h1 lang={lang}>{title}</h1>
					{tagline ? (
						<p className="lead text-ink" lang={lang}>
							{tagline}
						</p>
					) : null}
					<p className="muted max-w-[54ch]" lang={lang}>
						{description}
					</p>
					<TagList tags={tags} lang={lang} />
				</div>
				<Cover id={id} category={category} large />
			</div>
		</div>
	)
}
