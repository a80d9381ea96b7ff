import type { MessageId } from '~/i18n/words'
import type { VersionField } from './versions'

/** What the parts of a prompt are called where versions are compared. */
export const FIELD_WORDS = {
	title: 'versions_title_field',
	tagline: 'versions_tagline',
	description: 'versions_description',
	promptText: 'editor_text',
	blanks: 'versions_blanks',
	instructions: 'versions_instructions',
	steps: 'editor_steps',
	followUp: 'versions_follow_up',
	answerParts: 'editor_parts',
	tags: 'versions_tags',
	searchedAs: 'editor_searched_as',
	credits: 'versions_credits',
	category: 'category',
	access: 'desk_access',
	related: 'editor_related',
} as const satisfies Record<VersionField, MessageId>
