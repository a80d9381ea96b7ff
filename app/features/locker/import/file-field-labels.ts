import type { MessageId } from '~/i18n/words'
import type { FileField } from './locker-file'

/** What people read for a field of a prompt in a file. */
export const FIELD_LABELS = {
	title: 'saved_title',
	content: 'tab_prompt',
	description: 'saved_description',
	tags: 'tags',
	category: 'category',
	pinned: 'import_pinned',
	blanks: 'saved_blanks',
} satisfies { [Field in FileField]: MessageId }
