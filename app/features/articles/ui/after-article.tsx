import { Link } from 'react-router'
import type { ListedPrompt } from '~/features/library/prompt'
import { PromptGrid } from '~/features/library/ui/prompt-grid'
import { useWords } from '~/i18n/words'

export interface Neighbor {
	to: string
	title: string
}

/** The ways to what was written before and after, or stands before and after. */
export function Neighbors({
	label,
	previous,
	next,
}: {
	label: string
	previous: Neighbor | null
	next: Neighbor | null
}) {
	const { t } = useWords()
	if (!previous && !next) return null
	return (
		<nav className="next-previous" aria-label={label}>
			{previous ? (
				<Link rel="prev" to={previous.to} prefetch="intent">
					<small>{t('previous')}</small>
					{previous.title}
				</Link>
			) : null}
			{next ? (
				<Link rel="next" to={next.to} prefetch="intent">
					<small>{t('next')}</small>
					{next.title}
				</Link>
			) : null}
		</nav>
	)
}

/** The prompts that an article is about, as cards. */
export function UsedPrompts({ prompts }: { prompts: readonly ListedPrompt[] }) {
	const { t } = useWords()
	return (
		<section className="wrap section pb-(--section)" aria-labelledby="used-prompts">
			<div className="section-head">
				<h2 id="used-prompts">{t('used_prompts')}</h2>
			</div>
			<PromptGrid prompts={prompts} columns={3} heading="h3" />
		</section>
	)
}
