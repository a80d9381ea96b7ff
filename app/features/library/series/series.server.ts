import { type Series, series } from '~/content/series'
import type { Viewer } from '~/core/viewer'
import type { Language } from '~/i18n/language'
import { catalogueCards } from '../prompt-cards.server'
import { currentLibrary, type Listing } from '../versions/snapshot.server'
import type { ListedSeries, SeriesPlace, SeriesWithSteps } from './series'

/** A series of one prompt is none. */
const FEWEST_STEPS = 2

interface PublishedStep {
	listing: Listing
	carries: Record<Language, string>
}

/** What is published of a series: a prompt that is withdrawn falls out of it, and the others close up. */
function publishedSteps({ steps }: Series): PublishedStep[] {
	const { find } = currentLibrary()
	return steps.flatMap(({ promptId, ...carries }) => {
		const listing = find(promptId)
		return listing ? [{ listing, carries }] : []
	})
}

function publishedSeries() {
	return series
		.map((one: Series) => ({ one, steps: publishedSteps(one) }))
		.filter(({ steps }) => steps.length >= FEWEST_STEPS)
}

/** The series that readers can follow (docs/product.md#series), in their order. */
export function listSeries(language: Language): ListedSeries[] {
	return publishedSeries().map(({ one: { id, [language]: words }, steps }) => ({
		id,
		...words,
		steps: steps.map(({ listing }) => listing.words[language].title),
	}))
}

/** One series with the cards of its prompts as this viewer may see them, or null where there is none of this id. */
export function findSeries(viewer: Viewer, id: string, language: Language): SeriesWithSteps | null {
	const found = publishedSeries().find(({ one }) => one.id === id)
	if (!found) return null
	const { title, line } = found.one[language]
	return {
		id,
		title,
		line,
		steps: found.steps.flatMap(({ listing, carries }) =>
			catalogueCards(viewer, [listing.id], language).map((prompt) => ({
				prompt,
				carries: carries[language],
			})),
		),
	}
}

/** Where a prompt of the library stands in its series, or null where it is in none. */
export function findPlaceInSeries(promptId: string, language: Language): SeriesPlace | null {
	for (const { one, steps } of publishedSeries()) {
		const at = steps.findIndex(({ listing }) => listing.id === promptId)
		if (at < 0) continue
		const [before, next] = [steps[at - 1], steps[at + 1]]
		const neighbour = ({ listing: { address, words } }: PublishedStep) => ({
			address,
			title: words[language].title,
		})
		return {
			id: one.id,
			title: one[language].title,
			step: at + 1,
			count: steps.length,
			before: before ? neighbour(before) : null,
			next: next ? { ...neighbour(next), carries: next.carries[language] } : null,
		}
	}
	return null
}
