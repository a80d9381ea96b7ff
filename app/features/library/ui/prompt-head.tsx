import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { categoryTitle } from '../category'
import { FavoriteHint } from '../marks/favorite-tool'
import { useMarks } from '../marks/marks-provider'
import { UsedStamp } from '../marks/used-stamp'
import { countWords, type PromptPage } from '../prompt'
import { Cover } from './cover'
import { Glyph } from './glyph'
import { NewBadge } from './new-badge'
import { PremiumBadge } from './premium-badge'

/** What everyone sees of a prompt: where it is filed, its title, its words, its picture, and what can be done with it. */
export function PromptHead({
	prompt,
	lang,
	children,
}: {
	prompt: PromptPage
	lang: string | undefined
	/** The small buttons. */
	children: ReactNode
}) {
	const { t, language } = useWords()
	const { id, category, title, tagline, description } = prompt
	const name = categoryTitle(category, language)
	const address = href('/category/:id', { id: category })
	return (
		<div className="wrap" data-cat={category}>
			<Breadcrumb
				crumbs={[
					{ label: t('nav_categories'), to: href('/categories') },
					{ label: name, to: address },
				]}
			/>
			<div className="prompt-head">
				<div className="prompt-words">
					<h1 lang={lang}>{title}</h1>
					<p className="muted" lang={lang}>
						{tagline ? <b className="tagline">{tagline}</b> : null} <span>{description}</span>
					</p>
					<div className="prompt-strip">
						{children}
						<Facts prompt={prompt} name={name} address={address} />
					</div>
				</div>
				<Cover id={id} category={category} large />
			</div>
		</div>
	)
}

/** What can be said of a prompt in a word each. */
function Facts({ prompt, name, address }: { prompt: PromptPage; name: string; address: string }) {
	const { t, number, day } = useWords()
	const { usedToday, isSignedIn } = useMarks()
	const { id, category, isPremium, isOpen, isNew, updatedOn, body, outline, news } = prompt
	const words = body ? countWords(body.promptText) : (outline?.words ?? 0)
	return (
		<div className="meta prompt-facts">
			<Link className="badge badge-category no-underline" to={address} prefetch="intent">
				<Glyph category={category} />
				{name}
			</Link>
			{isPremium ? <PremiumBadge isOpen={isOpen} /> : null}
			{isNew ? <NewBadge /> : null}
			{usedToday.includes(id) ? <UsedStamp /> : null}
			<span>{t('word_count', { count: words, words: number(words) })}</span>
			<span>{t('updated_on', { day: day(updatedOn) })}</span>
			{news && <Link to={news.changes}>{t('what_changed')}</Link>}
			{isSignedIn ? null : <FavoriteHint address={href('/prompt/:id', { id: prompt.address })} />}
		</div>
	)
}
