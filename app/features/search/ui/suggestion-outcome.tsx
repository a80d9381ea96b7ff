import { useWords } from '~/i18n/words'
import type { Suggestions } from '../search'

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
