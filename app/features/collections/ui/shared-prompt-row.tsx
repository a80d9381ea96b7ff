import { type ReactNode, useRef } from 'react'
import { href, Link } from 'react-router'
import { categoryTitle } from '~/features/library/category'
import type { ListedPrompt } from '~/features/library/prompt'
import { Cover } from '~/features/library/ui/cover'
import { Glyph } from '~/features/library/ui/glyph'
import { PremiumBadge } from '~/features/library/ui/premium-badge'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'
import type { SharedPrompt } from '../collection'

/** A prompt of a shared collection, at its place. `lang` is that of its author's words. */
export function SharedPromptRow({
	one: { card, saved, note },
	at,
	lang,
}: {
	one: SharedPrompt
	at: number
	lang: string | undefined
}) {
	const said = note ? (
		<p className="collection-say" lang={lang}>
			{note}
		</p>
	) : null
	return (
		<li data-cat={card?.category}>
			<b className="collection-number" aria-hidden="true">
				{at + 1}
			</b>
			{card ? <CardWords card={card}>{said}</CardWords> : null}
			{saved ? (
				<SavedWords saved={saved} lang={lang}>
					{said}
				</SavedWords>
			) : null}
			{card ? <Cover id={card.id} category={card.category} /> : null}
		</li>
	)
}

function CardWords({ card, children }: { card: ListedPrompt; children: ReactNode }) {
	const { t, language } = useWords()
	const { address, title, description, category, isPremium, isOpen } = card
	const lang = card.language === language ? undefined : LANGUAGE_TAG[card.language]
	return (
		<div className="collection-step">
			<h2 lang={lang}>
				<Link to={href('/prompt/:id', { id: address })} prefetch="intent">
					{title}
				</Link>
			</h2>
			<p lang={lang}>{description}</p>
			{children}
			<p className="row">
				<span className="badge badge-category">
					<Glyph category={category} />
					{categoryTitle(category, language)}
				</span>
				{isPremium ? (
					<PremiumBadge isOpen={isOpen} />
				) : (
					<span className="badge badge-plain">{t('collection_free')}</span>
				)}
			</p>
		</div>
	)
}

/** What stands in its author's locker has no page of its own: its text is here. */
function SavedWords({
	saved: { title, description, text },
	lang,
	children,
}: {
	saved: NonNullable<SharedPrompt['saved']>
	lang: string | undefined
	children: ReactNode
}) {
	const { t } = useWords()
	const shown = useRef<HTMLPreElement>(null)
	return (
		<div className="collection-step">
			<h2 lang={lang}>{title}</h2>
			{description ? <p lang={lang}>{description}</p> : null}
			{children}
			<details className="collection-text">
				<summary>{t('collection_read_text')}</summary>
				<pre ref={shown} lang={lang}>
					{text}
				</pre>
				<CopyButton
					text={text}
					label={t('copy_prompt')}
					className="button-secondary button-small"
					onFail={() => selectText(shown.current)}
				/>
			</details>
		</div>
	)
}
