import type { AnswerPart, CategoryId, PromptDetailWords, WrittenBlank } from '~/content/catalogue'
import type { Language } from '~/i18n/language'
import type { PromptNews } from './marks/improved'
import type { MarkedPart } from './search-marks'
import type { SeriesPlace } from './series/series'

export type { PromptDetailWords }

/** A blank on its prompt's page. */
export interface Blank extends WrittenBlank {
	/** The same blank in the other language: answers belong to both, and to none but a choice of them. */
	twin?: Pick<WrittenBlank, 'name' | 'choices'>
}

/** What pages promise in numbers (docs/product.md#numbers). */
export const CAROUSEL_IDS = ['1', '2', '3'] as const
export const FEATURED_IDS = ['1', '2', '3', '4'] as const
export const POPULAR_THIS_WEEK_COUNT = 4
export const FEATURED_TAB_COUNT = 8
export const POPULAR_COUNT = 12
export const TAGS_ON_A_CARD = 3
export const PAGE_SIZE = 24

/** What the id of a prompt can look like, whether its prompt is a file or a row. */
export const PROMPT_ID = /^[\w-]{1,64}$/

export const FEATURED_TABS = ['trending', 'new', 'popular'] as const
export type FeaturedTab = (typeof FEATURED_TABS)[number]

/** The tabs of a prompt's page; the first is the one that shows at first. */
export const PROMPT_TABS = ['prompt', 'instructions'] as const
export type PromptTab = (typeof PROMPT_TABS)[number]

/** What a card shows of a prompt: public fields only. */
export interface ListedPrompt {
	id: string
	/** What its page is called: its id, but for a prompt of the library that an editor has called otherwise. */
	address: string
	category: CategoryId
	title: string
	description: string
	tags: readonly string[]
	isPremium: boolean
	/** Whether this viewer can read the text: false shows a lock on the badge. */
	isOpen: boolean
	/** The language the words are written in, where it may differ from the page's. */
	language: Language
	/** Whether a person created it: then it has one language, and the page's may be another. */
	isCreated: boolean
	/** Said of those that are new. */
	isNew?: true
	/** Of a locked one: the headings of its answer. */
	answers?: readonly string[]
	/** Where it was searched for: the title, cut where it holds what was meant. */
	titleParts?: readonly MarkedPart[]
}

/** A card of the home page's carousel, with a few lines of the text for those who may read it. */
export interface PromptSlide {
	card: ListedPrompt
	excerpt: string | null
}

/** The part of a prompt that only people with access get; see `readPrompt`. */
export interface PromptBody {
	promptText: string
	blanks: readonly Blank[]
	followUp: string
}

/** How many words a text has, as people count them. */
export function countWords(text: string): number {
	return text.split(/\s+/).filter(Boolean).length
}

/** What is told of a prompt to those who may not read its text (docs/product.md#library). Only its length is read off the text. */
export interface PromptOutline {
	/** The labels of its blanks. */
	asks: readonly string[]
	/** What comes back. */
	answerParts: readonly AnswerPart[]
	/** How many words the text has. */
	words: number
	/** How many premium prompts there are beside it. */
	otherPremium: number
}

/** What an AI model once answered, and from what (docs/product.md#library). Everyone may see it. */
export interface Sample {
	/** ISO date of the run. */
	writtenOn: string
	/** Whether the text was another one then. */
	isOfEarlierVersion: boolean
	answers: readonly { label: string; answer: string }[]
	/** Markdown as it came, and the same as HTML that is safe to show. */
	text: string
	html: string
	corrections: readonly string[]
}

/** What a page shows in place of a prompt that was withdrawn: the way on, and nothing of what it said. */
export interface WithdrawnPrompt {
	category: CategoryId
	related: readonly ListedPrompt[]
}

export interface PromptPage extends ListedPrompt {
	tagline: string | null
	instructions: string | null
	steps: readonly string[]
	credits: string | null
	updatedOn: string
	/** Null where the viewer has no access: then nothing of the text is here. */
	body: PromptBody | null
	/** Stands where its body is not. */
	outline: PromptOutline | null
	detail: PromptDetailWords | null
	sample: Sample | null
	/** Whether this viewer may edit and remove it: its author, and admins. */
	canEdit: boolean
	/** Of a created one, for who may edit it: how often it was opened and copied in the last 30 days. */
	counts?: { reads: number; copies: number }
	/** False where search engines shall not show it. */
	isIndexed: boolean
	/** Of one that an admin has hidden, for its author and admins: what its author was told. */
	hidden?: { word: string | null }
	related: readonly ListedPrompt[]
	/** What its page alone says of its versions. */
	news?: PromptNews | undefined
	/** Of one that stands in a series. */
	series?: SeriesPlace | null
}
