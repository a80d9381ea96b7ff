import './category-list.css'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Form, href, Link } from 'react-router'
import { type CategoryId, categories as eight } from '~/features/library/category'
import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem } from '~/ui/form/form-problem'
import { SelectField } from '~/ui/form/select-field'
import { useTypedOver } from '~/ui/form/typed-texts'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import { LOCKER_LENGTHS, type LockerCategory, seenOf } from '../locker'
import { categoryLooks } from './category-look'

/** What comes back of a category that was not changed: what was typed, and why. */
export interface CategoryAnswer extends Partial<Unsent> {
	/** Of which category it was; nothing where it did not come to its action. */
	id?: string
	name?: string
	color?: CategoryId | null
	error?: MessageId
	/** What is stored, where it was changed elsewhere meanwhile. */
	stored?: Pick<LockerCategory, 'name' | 'color'>
}

/** By which name the tab keeps what is typed into a category's form. */
export function categoryForm(id: FormDataEntryValue | null): string {
	return `locker-category:${id}`
}

/** The categories of a locker, to be renamed, coloured, put in order and removed. */
export function CategoryList({
	userId,
	categories,
	answer: given,
}: {
	userId: string
	categories: readonly LockerCategory[]
	answer: CategoryAnswer | undefined
}) {
	const { t } = useWords()
	const answer = useAnswer(given)
	const looks = categoryLooks(categories)
	if (categories.length === 0) return <p data-message="no_own_categories">{t('no_own_categories')}</p>
	return (
		<>
			{answer?.problem ? (
				<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
			) : null}
			<ol className="category-list">
				{categories.map((category, at) => (
					<li key={category.id} data-cat={looks.get(category.id)?.color}>
						<Row
							key={`${category.name} ${category.color}`}
							userId={userId}
							category={category}
							isFirst={at === 0}
							isLast={at === categories.length - 1}
							answer={answer?.id === category.id ? answer : undefined}
						/>
					</li>
				))}
			</ol>
		</>
	)
}

function Row({
	userId,
	category: { id, name, color },
	isFirst,
	isLast,
	answer,
}: {
	userId: string
	category: LockerCategory
	isFirst: boolean
	isLast: boolean
	answer: CategoryAnswer | undefined
}) {
	const { t, language } = useWords()
	const form = useRef<HTMLFormElement>(null)
	const made = useTypedOver(form, { name: categoryForm(id), userId, seen: seenOf({ name, color }) })
	return (
		<>
			<span className="category-swatch" aria-hidden="true" />
			<Form ref={form} method="post" className="category-row" preventScrollReset noValidate aria-label={name}>
				<input type="hidden" name="id" value={id} />
				<input type="hidden" name="seen" value={answer?.stored ? seenOf(answer.stored) : made} />
				<Field
					name="name"
					label={t('category_name')}
					defaultValue={answer?.name ?? name}
					error={answer?.error}
					values={{ most: LOCKER_LENGTHS.category, name: answer?.stored?.name ?? name }}
					autoComplete="off"
				/>
				<SelectField
					name="color"
					label={t('category_color')}
					defaultValue={(answer ? answer.color : color) ?? ''}
				>
					<option value="">{t('category_color_own')}</option>
					{eight.map((one) => (
						<option key={one.id} value={one.id}>
							{t('category_color_of', { category: one[language].title })}
						</option>
					))}
				</SelectField>
				<button className="button button-secondary" type="submit" name="intent" value="change">
					{t('save_category')}
				</button>
				<span className="category-moves">
					<button
						className="icon-button"
						type="submit"
						name="intent"
						value="up"
						disabled={isFirst}
						aria-label={t('move_category_up', { name })}
					>
						<ArrowUp className="icon" aria-hidden="true" />
					</button>
					<button
						className="icon-button"
						type="submit"
						name="intent"
						value="down"
						disabled={isLast}
						aria-label={t('move_category_down', { name })}
					>
						<ArrowDown className="icon" aria-hidden="true" />
					</button>
					<Link
						className="icon-button"
						to={{ pathname: href('/prompt-locker/categories'), search: `?remove=${id}` }}
						aria-label={t('remove_category_named', { name })}
					>
						<Trash2 className="icon" aria-hidden="true" />
					</Link>
				</span>
			</Form>
		</>
	)
}
