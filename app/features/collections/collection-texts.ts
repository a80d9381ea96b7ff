import type { MessageId } from '~/i18n/words'
import type { Unsent } from '~/ui/form/unsent'

/** What is typed into the forms of a collection, with its labels. */
export const collectionTexts = {
	title: 'collection_title',
	description: 'collection_description',
	note: 'collection_note',
} as const satisfies Record<string, MessageId>

/** By which name the tab keeps what is typed into the form of a new one. */
export const NEW_COLLECTION = 'new-collection'

/** By which name the tab keeps what is typed into a collection's form, or into that of a prompt in it. */
export function collectionForm(id: string, prompt: FormDataEntryValue | null): string {
	return typeof prompt === 'string' ? `collection:${id}:${prompt}` : `collection:${id}`
}

/** What comes back of a form of a collection that was refused. */
export interface CollectionAnswer extends Partial<Unsent> {
	/** Of which prompt it was; null where it was the collection's own. */
	prompt?: string | null
	draft?: Record<'title' | 'description' | 'note', string>
	errors?: { [Name in 'title' | 'description' | 'note']?: MessageId | undefined }
	/** What is stored instead, where that was changed meanwhile. */
	stored?: string | undefined
}
