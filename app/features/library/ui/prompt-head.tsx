import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { categoryTitle } from '../category'
import { useMarks } from '../marks/marks-provider'
import { UsedStamp } from '../marks/used-stamp'
import type { PromptPage } from '../prompt'
import { Cover } from './cover'
import { Glyph } from './glyph'
import { PremiumBadge } from './premium-badge'
import { TagList } from './tag-list'

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
