import type { PromptContent } from '~/content/catalogue'
import { currentLibrary, type Listing } from '~/features/library/versions/snapshot.server'
import type { Language } from '~/i18n/language'

/** More would make the page large; an id that is not among them is typed. */
const MOST_OFFERED = 300

/**
 * What prompts of the library are called, by their ids: those that are related to a text already, then those of its
 * category, then others, as many as a field can offer.
 */
export function relatedTitles(
	language: Language,
	content: Pick<PromptContent, 'category' | 'relatedPrompts'> | undefined,
): Map<string, string> {
	const { prompts, find } = currentLibrary()
	const related = (content?.relatedPrompts ?? []).flatMap((id) => find(id) ?? [])
	const isNear = ({ category }: Listing) => category === content?.category
	const near = prompts.values().filter(isNear).take(MOST_OFFERED)
	const others = prompts.slice(0, MOST_OFFERED)
	const titles = new Map([...related, ...near, ...others].map(({ id, words }) => [id, words[language].title]))
	return new Map([...titles].slice(0, MOST_OFFERED))
}
