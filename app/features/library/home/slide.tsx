import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { categoryTitle } from '../category'
import { type PromptSlide, TAGS_ON_A_CARD } from '../prompt'
import { BlankText } from '../ui/blank-text'
import { Cover } from '../ui/cover'
import { Glyph } from '../ui/glyph'
import { PremiumBadge } from '../ui/premium-badge'
import { TagList } from '../ui/tag-list'

const NOTHING_FILLED = {}

export function Slide({ card, excerpt, name }: PromptSlide & { name: string }) {
	const { t, language } = useWords()
	const { id, category, title, description, tags, isPremium, isOpen } = card
	return (
		<article className="slide" data-cat={category} aria-roledescription={t('slide')} aria-label={name}>
			<Cover id={id} category={category} />
			<div className="slide-body">
				<div className="row">
					<Link className="category-line" to={href('/category/:id', { id: category })} prefetch="intent">
						<Glyph category={category} />
						{categoryTitle(category, language)}
					</Link>
					{isPremium ? <PremiumBadge isOpen={isOpen} /> : null}
				</div>
				<h3>{title}</h3>
				<p className="muted">{description}</p>
				{excerpt ? (
					<p className="ruled whitespace-pre-line">
						<BlankText text={excerpt} filled={NOTHING_FILLED} />
					</p>
				) : (
					<TagList tags={tags.slice(0, TAGS_ON_A_CARD)} />
				)}
				<Link
					className="button button-secondary"
					to={href('/prompt/:id', { id })}
					prefetch="intent"
					aria-label={t('view_prompt_named', { title })}
				>
					{t('view_prompt')} <ArrowRight className="icon" aria-hidden="true" />
				</Link>
			</div>
		</article>
	)
}
