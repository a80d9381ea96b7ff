import { Lock, Search } from 'lucide-react'
import { useEffect } from 'react'
import { categoryTitle } from '~/features/library/category'
import { Glyph } from '~/features/library/ui/glyph'
import { MarkedText } from '~/features/library/ui/marked-text'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import type { Suggestion, Suggestions } from '../search'

const LOADING_ROWS = ['first', 'second', 'third']

/**
 * What shows under the search box: prompts that fit, or that none does, and the way to all results or the closest. The box itself
 * keeps the focus.
 */
export function SuggestionList({
	id,
	query,
	suggestions,
	active,
	onChoose,
}: {
	id: string
	query: string
	/** Null while the first ones are awaited. */
	suggestions: Suggestions | null
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
	const list = { id, role: 'listbox', tabIndex: -1, 'aria-label': t('suggestions') }
	return (
		// A press on the list must not take the focus from the box.
		<div className="menu" onPointerDown={(event) => event.preventDefault()}>
			{suggestions ? (
				<>
					{suggestions.corrected || suggestions.prompts.length === 0 ? (
						// The box's status says it to a screen reader.
						<p className="wrap-anywhere px-3 py-2 text-ink-2 text-small" aria-hidden="true">
							<SuggestionOutcome suggestions={suggestions} />
						</p>
					) : null}
					<div {...list}>
						{suggestions.prompts.map((prompt, position) => (
							<div key={prompt.id} {...option(position)} data-cat={prompt.category}>
								<PromptSuggestion prompt={prompt} />
							</div>
						))}
						<div {...option(suggestions.prompts.length)} data-all="">
							<Search className="icon" aria-hidden="true" />
							<span>
								{suggestions.prompts.length > 0
									? t('see_all_results', { query })
									: `${t('search')} “${query}”`}
							</span>
							<span className="ml-auto pointer-coarse:hidden" aria-hidden="true">
								<kbd>Enter</kbd>
							</span>
						</div>
					</div>
				</>
			) : (
				<div {...list} aria-busy="true">
					{LOADING_ROWS.map((row) => (
						<div key={row} className="menu-item" aria-hidden="true">
							<span className="skeleton w-4/5" />
						</div>
					))}
				</div>
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
			{isOpen ? null : <Lock className="icon icon-small" role="img" aria-label={t('locked')} />}
			<span className="meta">{categoryTitle(category, language)}</span>
		</>
	)
}

/** How many prompts are suggested, and for which query where a typo was forgiven; or that there is none. */
export function SuggestionOutcome({
	suggestions: { query, prompts, corrected },
}: {
	suggestions: Suggestions
}) {
	const { t } = useWords()
	if (prompts.length === 0) return `${t('no_results_found')} ${t('for_query', { query })}`
	const count = t('suggestion_count', { count: prompts.length })
	return corrected ? `${count} ${t('for_query', { query: corrected })} ${t('instead_of', { query })}` : count
}
