import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { TextField } from '~/ui/form/text-field'
import { BlankFields } from '../blanks/blank-fields'
import { LOCKER_LENGTHS, type LockerCategory, type LockerDraft } from '../locker'
import { CategoryField } from './category-field'
import { TagField } from './tag-field'

export type DraftErrors = { [Name in keyof LockerDraft | 'newCategory']?: MessageId | undefined }

/** The fields of a saved prompt, in the dialog and on the pages that stand for it without scripts. */
export function PromptFields({
	draft,
	errors,
	categories,
	onCreateCategory,
	onChange,
}: {
	draft: LockerDraft
	errors: DraftErrors
	categories: readonly LockerCategory[]
	onCreateCategory: (name: string) => Promise<LockerCategory | MessageId>
	/** Where a field changed without an input of the person. */
	onChange?: () => void
}) {
	const { t } = useWords()
	return (
		<>
			<Field
				name="title"
				label={t('saved_title')}
				defaultValue={draft.title}
				error={errors.title}
				values={{ most: LOCKER_LENGTHS.title }}
				autoComplete="off"
				required
			/>
			<TextField
				name="description"
				label={
					<>
						{t('saved_description')} <span className="optional">{t('optional_mark')}</span>
					</>
				}
				rows={1}
				defaultValue={draft.description}
				error={errors.description}
				values={{ most: LOCKER_LENGTHS.description }}
			/>
			<TextField
				name="content"
				label={t('tab_prompt')}
				rows={5}
				isPromptText
				defaultValue={draft.content}
				hint={t('brackets_hint')}
				error={errors.content}
				values={{ most: LOCKER_LENGTHS.content }}
				required
			/>
			<BlankFields content={draft.content} blanks={draft.blanks ?? []} error={errors.blanks} />
			<CategoryField categories={categories} value={draft.categoryId} onCreate={onCreateCategory} />
			<TagField tags={draft.tags} error={errors.tags} {...(onChange ? { onChange } : {})} />
		</>
	)
}
