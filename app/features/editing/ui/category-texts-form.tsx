import { Form, useNavigation } from 'react-router'
import type { CategoryTexts } from '~/content/catalogue'
import type { CategoryId } from '~/features/library/category'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import {
	CATEGORY_TEXT_LABELS,
	CATEGORY_TEXTS,
	type CategoryTextField,
	LONGEST_CATEGORY_TEXT,
	type TypedCategoryTexts,
} from '../category-texts'
import { categoryDeskAddress } from './desk-address'

/** What is kept of a category's texts, its days as the reader's clock has them. */
export interface ShownCategoryTexts {
	number: number
	texts: CategoryTexts
	changes: readonly { number: number; day: string; by: string | null; texts: CategoryTexts }[]
}

/** What comes back of a form of a category's page that was refused. */
export interface CategoryAnswer {
	problem?: MessageId
	typed?: TypedCategoryTexts
	errors?: Partial<Record<CategoryTextField, MessageId>>
	/** What somebody else stored meanwhile. */
	theirs?: { number: number; texts: CategoryTexts }
}

/** What readers are told of a category in both languages, beside each other, and what they were told before. */
export function CategoryTextsForm({
	category,
	kept,
	answer,
}: {
	category: CategoryId
	kept: ShownCategoryTexts
	answer: CategoryAnswer | undefined
}) {
	const { t, language: reader } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	const { typed, errors, theirs } = answer ?? {}
	const form = useMistakeFocus(errors)
	return (
		<section className="desk-texts" aria-labelledby="desk-texts">
			<h3 className="desk-heading" id="desk-texts">
				{t('desk_category_texts')}
			</h3>
			<Form
				// What was stored since is what the fields begin with.
				key={kept.number}
				ref={form}
				method="post"
				action={categoryDeskAddress(category)}
				preventScrollReset
				noValidate
				autoComplete="off"
			>
				{typed && answer?.problem ? <FormProblem problem={answer.problem} answer={answer} /> : null}
				<input type="hidden" name="intent" value="describe" />
				<input type="hidden" name="category" value={category} />
				<input type="hidden" name="seen" value={(theirs ?? kept).number} />
				<div className="desk-texts-pair">
					{LANGUAGES.map((language) => (
						<div key={language}>
							<p className="meta" lang={LANGUAGE_TAG[language]} aria-hidden="true">
								{LANGUAGE_NAME[language]}
							</p>
							{CATEGORY_TEXTS.map((name) => {
								const field = `${language}.${name}` as const
								const stored = theirs?.texts[language][name]
								const most = LONGEST_CATEGORY_TEXT[name]
								return (
									<Field
										key={name}
										name={field}
										label={`${t(CATEGORY_TEXT_LABELS[name])} (${LANGUAGE_NAME[language]})`}
										lang={LANGUAGE_TAG[language]}
										maxLength={most}
										defaultValue={typed?.[field] ?? kept.texts[language][name]}
										error={errors?.[field]}
										values={{ most }}
										hint={
											stored !== undefined && stored !== typed?.[field]
												? t('desk_category_theirs', { text: stored })
												: t('category_text_long', { most })
										}
									/>
								)
							})}
						</div>
					))}
				</div>
				<SubmitButton isBusy={isBusy} label={t('save_changes')} busyLabel={t('saving')} />
			</Form>
			{kept.changes.length > 0 ? (
				<details>
					<summary>
						{t('desk_category_past')} <span className="desk-count">{kept.changes.length}</span>
					</summary>
					<ul>
						{kept.changes.map(({ number, day, by, texts }) => (
							<li key={number}>
								<span className="meta">{[day, by].filter(Boolean).join(' · ')}</span>
								{CATEGORY_TEXTS.map((name) => (
									<span key={name}>{texts[reader][name]}</span>
								))}
							</li>
						))}
					</ul>
				</details>
			) : null}
		</section>
	)
}
