import { Lock, Search } from 'lucide-react'
import { useEffect } from 'react'
import { Glyph } from '~/components/category/glyph'
import { categoryTitle } from '~/domain/category'
import type { Suggestion } from '~/domain/search'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { MarkedText } from './marked-text'

const LOADING_ROWS = ['first', 'second', 'third']

/** The list under the search box: prompts that fit, and the way to all results. The box itself keeps the focus. */
export function SuggestionList({
	id,
	query,
	prompts,
	isLoading,
	active,
	onChoose,
}: {
	id: string
	query: string
	prompts: readonly Suggestion[]
	isLoading: boolean
	/** The position of the active option; the one after the prompts leads to all results. */
	active: number
	onChoose: (position: number) => void
}) {
	const { t } = useWords()
	useEffect(() => {
		document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
	}, [id, active])
	const option = (position: number) => ({
		id: `${id}-${position}`,
		role: 'option',
		'aria-selected': position === active,
		className: position === active ? 'menu-item is-on' : 'menu-item',
		onClick: () => onChoose(position),
	})
	return (
		// A press on the list must not take the focus from the box.
		<div
			className="menu"
			id={id}
			role="listbox"
			tabIndex={-1}
			aria-label={t('suggestions')}
			aria-busy={isLoading}
			onPointerDown={(event) => event.preventDefault()}
		>
			{isLoading ? (
				LOADING_ROWS.map((row) => (
					<div key={row} className="menu-item" aria-hidden="true">
						<span className="skeleton w-4/5" />
					</div>
				))
			) : (
				<>
					{prompts.map((prompt, position) => (
						<div key={prompt.id} {...option(position)} data-cat={prompt.category}>
							<PromptSuggestion prompt={prompt} />
						</div>
					))}
					<div {...option(prompts.length)} data-all="">
						<Search className="icon" aria-hidden="true" />
						<span>{t('see_all_results', { query })}</span>
						<span className="ml-auto" aria-hidden="true">
							<kbd>Enter</kbd>
						</span>
					</div>
				</>
			)}
		</div>
	)
}

function PromptSuggestion({ prompt }: { prompt: Suggestion }) {
	const { t, language } = useWords()
	const { category, isOpen, titleParts } = prompt
	return (
		<>
			<Glyph category={category} />
			<span lang={prompt.language === language ? undefined : LANGUAGE_TAG[prompt.language]}>
				<MarkedText parts={titleParts} />
			</span>
			<span className="meta">
				{isOpen ? null : <Lock className="icon" role="img" aria-label={t('locked')} />}
				{categoryTitle(category, language)}
			</span>
		</>
	)
}
