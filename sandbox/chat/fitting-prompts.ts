import { VISITOR } from '~/core/viewer'
import type { ListedPrompt } from '~/features/library/prompt'
import { listCards } from '~/features/library/prompt.server'
import { readHits } from '~/features/search/search-hits.server'
import { matchingOf } from '~/features/search/search-matching.server'
import { parseTerms } from '~/features/search/search-terms'
import type { Language } from '~/i18n/language'

const MOST = 3
const CANDIDATES = 24

/**
 * The prompts of the library that share most with a text, by the product's own search and as a visitor sees them:
 * public fields only. A word that few prompts hold counts more than one that many do.
 */
export async function findFitting(text: string, language: Language): Promise<ListedPrompt[]> {
	const scores = new Map<string, number>()
	for (const term of parseTerms(text.replace(/["“”„«»]/g, ' ')).wanted) {
		const matching = matchingOf({ wanted: [term], excluded: [] })
		const { rows, total } = await readHits(matching, { category: null, after: null, limit: CANDIDATES })
		for (const { promptId } of rows) scores.set(promptId, (scores.get(promptId) ?? 0) + 1 / total)
	}
	const best = [...scores].sort(([, one], [, other]) => other - one).slice(0, MOST)
	return listCards(
		VISITOR,
		best.map(([id]) => id),
		language,
	)
}
