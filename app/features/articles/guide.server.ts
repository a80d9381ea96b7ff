import { GUIDE_SECTIONS } from '~/content/guides.server'
import { refuse } from '~/core/refuse.server'
import type { Viewer } from '~/core/viewer'
import type { ListedPrompt } from '~/features/library/prompt'
import { catalogueCards } from '~/features/library/prompt-cards.server'
import type { Language } from '~/i18n/language'
import type { Article } from './article'
import { readArticle } from './article.server'

/** A guide as lists show it; section and number are its address. */
interface GuideSummary {
	section: string
	/** Its place in its section, counted from 1. */
	number: string
	title: string
	description: string
}

interface GuideSection {
	slug: string
	title: string
	description: string
	guides: readonly GuideSummary[]
}

/** A guide as its page shows it. */
interface GuidePage extends GuideSummary {
	inSection: GuideSection
	article: Article
	related: readonly ListedPrompt[]
	/** The guides before and after it, across the sections. */
	previous: GuideSummary | null
	next: GuideSummary | null
}

/** The guides in one language, by section, in the order in which they are read. */
export function listGuides(language: Language): GuideSection[] {
	return GUIDE_SECTIONS.map(({ slug, title, description, guides }) => ({
		slug,
		title: title[language],
		description: description[language],
		guides: guides.map((guide, index) => ({
			section: slug,
			number: String(index + 1),
			title: guide.title[language],
			description: guide.description[language],
		})),
	}))
}

/** A section of the guides. Refuses with `not_found` where there is none of this name. */
export function readSection(slug: string, language: Language): GuideSection {
	return sectionOf(listGuides(language), slug)
}

/** One guide with its text, its section and its neighbours. Refuses with `not_found` for any other section or number. */
export function readGuide(viewer: Viewer, slug: string, number: string, language: Language): GuidePage {
	const sections = listGuides(language)
	const section = sectionOf(sections, slug)
	const all = sections.flatMap(({ guides }) => guides)
	const place = all.findIndex((guide) => guide.section === slug && guide.number === number)
	const written = GUIDE_SECTIONS.find((one) => one.slug === slug)?.guides[Number(number) - 1]
	const summary = all[place]
	if (!summary || !written) throw refuse('not_found')
	return {
		...summary,
		inSection: section,
		article: readArticle(written.body[language], summary.title),
		related: catalogueCards(viewer, written.related, language),
		previous: all[place - 1] ?? null,
		next: all[place + 1] ?? null,
	}
}

function sectionOf(sections: readonly GuideSection[], slug: string): GuideSection {
	const section = sections.find((one) => one.slug === slug)
	if (!section) throw refuse('not_found')
	return section
}
