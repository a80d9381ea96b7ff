import { type RefObject, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextField } from '~/ui/form/text-field'
import { useTypedOver } from '~/ui/form/typed-texts'
import { COLLECTION_LENGTHS, type OwnCollection } from '../collection'
import { type CollectionAnswer, collectionForm } from '../collection-texts'
import { StoredInstead } from './stored-instead'

/** Title and description of a collection. */
export function CollectionDetails({
	userId,
	collection,
	answer,
}: {
	userId: string
	collection: OwnCollection
	answer: CollectionAnswer | undefined
}) {
	const { t } = useWords()
	const form = useRef<HTMLFormElement>(null)
	const mistake = useMistakeFocus(answer?.errors)
	const isBusy = useNavigation().formData?.get('intent') === 'edit'
	return (
		<Form
			ref={(element) => {
				form.current = element
				mistake.current = element
			}}
			method="post"
			className="form box"
			preventScrollReset
			noValidate
			aria-label={t('collection_about')}
		>
			{answer?.problem ? (
				<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
			) : null}
			{answer?.stored ? <StoredInstead text={answer.stored} /> : null}
			<Fields key={collection.seen} form={form} userId={userId} collection={collection} answer={answer} />
			<div className="acts-r">
				<input type="hidden" name="intent" value="edit" />
				<SubmitButton isBusy={isBusy} label={t('collection_save')} busyLabel={t('collection_saving')} />
			</div>
		</Form>
	)
}

/** What is stored now, or typed and not stored yet; the button keeps the focus while it changes. */
function Fields({
	form,
	userId,
	collection: { id, title, description, seen },
	answer,
}: {
	form: RefObject<HTMLFormElement | null>
	userId: string
	collection: OwnCollection
	answer: CollectionAnswer | undefined
}) {
	const { t } = useWords()
	const made = useTypedOver(form, { name: collectionForm(id, null), userId, seen })
	return (
		<>
			<input type="hidden" name="seen" value={answer?.stored ? seen : made} />
			<Field
				name="title"
				label={t('collection_title')}
				defaultValue={answer?.draft?.title ?? title}
				error={answer?.errors?.title}
				values={{ most: COLLECTION_LENGTHS.title }}
				autoComplete="off"
				required
			/>
			<TextField
				name="description"
				label={t('collection_description')}
				hint={t('collection_description_hint')}
				rows={4}
				defaultValue={answer?.draft?.description ?? description}
				error={answer?.errors?.description}
				values={{ most: COLLECTION_LENGTHS.description }}
			/>
		</>
	)
}
