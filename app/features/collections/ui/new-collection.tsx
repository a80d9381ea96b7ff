import { Form, useNavigation } from 'react-router'
import { useMarks } from '~/features/library/marks/marks-provider'
import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { useTypedTexts } from '~/ui/form/typed-texts'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import { COLLECTION_LENGTHS } from '../collection'
import { NEW_COLLECTION } from '../collection-texts'

/** What comes back of a collection that was not begun. */
export interface NewCollectionAnswer extends Partial<Unsent> {
	draft?: { title: string }
	errors?: { title?: MessageId | undefined }
}

/** Begins a collection by its title; `fields` are sent along unseen. */
export function NewCollection({
	idempotencyKey,
	answer: given,
	fields = {},
}: {
	/** Under which it is sent, however often. */
	idempotencyKey: string
	answer: NewCollectionAnswer | undefined
	fields?: Record<string, string>
}) {
	const { t } = useWords()
	const answer = useAnswer(given)
	const form = useMistakeFocus(answer?.errors)
	useTypedTexts(form, { name: NEW_COLLECTION, userId: useMarks().userId })
	const navigation = useNavigation()
	const isBusy = navigation.formMethod === 'POST' && navigation.formData?.has('title')
	return (
		<Form ref={form} method="post" className="form box" noValidate aria-labelledby="new-collection">
			<h2 className="text-h3" id="new-collection">
				{t('new_collection')}
			</h2>
			{answer?.problem ? (
				<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
			) : null}
			<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Field
				name="title"
				label={t('collection_title')}
				defaultValue={answer?.draft?.title ?? ''}
				error={answer?.errors?.title}
				values={{ most: COLLECTION_LENGTHS.title }}
				autoComplete="off"
				required
			/>
			<div className="acts-r">
				<SubmitButton
					isBusy={isBusy === true}
					label={t('collection_begin')}
					busyLabel={t('collection_saving')}
				/>
			</div>
		</Form>
	)
}
