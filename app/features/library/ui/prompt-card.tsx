import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { categories, categoryTitle } from '../category'
import { FavoriteButton } from '../marks/favorite-button'
import { useMarks } from '../marks/marks-provider'
import { UsedStamp } from '../marks/used-stamp'
import { type ListedPrompt as Prompt, TAGS_ON_A_CARD } from '../prompt'
import { Cover } from './cover'
import { Glyph } from './glyph'
import { MarkedText } from './marked-text'
import { NewBadge } from './new-badge'
import { PremiumBadge } from './premium-badge'
import { TagList } from './tag-list'

/** A prompt as a card of the index: the whole card leads to the prompt, its tab to the category. */
export function PromptCard({
	prompt,
	heading: Heading,
	note,
}: {
	prompt: Prompt
	heading: 'h2' | 'h3'
	note?: ReactNode
}) {
	const { t, language } = useWords()
	const {
		id,
		address,
		category,
		title,
		description,
		tags,
		isPremium,
		isOpen,
		isNew,
		answers = [],
		titleParts,
	} = prompt
	const { usedToday } = useMarks()
	const lang = prompt.language === language ? undefined : LANGUAGE_TAG[prompt.language]
	return (
		<IndexCard category={category}>
			<div className="sheet">
				<Cover id={id} category={category} />
				<div className="card-title">
					{isPremium ? <PremiumBadge isOpen={isOpen} /> : null}
					{isNew ? <NewBadge /> : null}
					<Heading lang={lang}>
						<Link to={href('/prompt/:id', { id: address })} prefetch="intent">
							{titleParts ? <MarkedText parts={titleParts} /> : title}
						</Link>
					</Heading>
				</div>
				{description ? (
					<p className="card-description" lang={lang}>
						{description}
					</p>
				) : null}
				{answers.length > 0 ? (
					<p className="card-answers" lang={lang}>
						{t('answer_parts', { parts: answers.join(' · ') })}
					</p>
				) : null}
				{note}
				<div className="card-foot">
					{usedToday.includes(id) ? (
						<UsedStamp />
					) : (
						<TagList tags={tags.slice(0, TAGS_ON_A_CARD)} lang={lang} />
					)}
					<FavoriteButton id={id} title={title} />
				</div>
			</div>
		</IndexCard>
	)
}

/** A card of the index, which says of which category it is: its tab leads there. */
export function IndexCard({ category, children }: Pick<Prompt, 'category'> & { children: ReactNode }) {
	const { language } = useWords()
	return (
		<article
			className="card"
			data-cat={category}
			data-first={category === categories.at(0)?.id || undefined}
			data-last={category === categories.at(-1)?.id || undefined}
		>
			<Link className="tab" to={href('/category/:id', { id: category })} prefetch="intent">
				<Glyph category={category} />
				{categoryTitle(category, language)}
			</Link>
			{children}
		</article>
	)
}
