import './selection.css'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem } from '~/ui/form/form-problem'
import { SelectField } from '~/ui/form/select-field'
import { SubmitButton } from '~/ui/form/submit-button'
import type { Unsent } from '~/ui/form/unsent'
import { LOCKER_LENGTHS, type LockerCategory, MOST_SAVED_TAGS, NEW_CATEGORY } from '../locker'
import { addressOfList } from '../locker-search'
import type { SelectionIntent } from './selection'

/** What is asked of prompts that were chosen, with what was typed and what is wrong with it. */
export interface Step extends Partial<Unsent> {
	intent: SelectionIntent
	/** The search of the list that they were chosen in. */
	back: string
	chosen: readonly string[]
	titles: readonly string[]
	typed: { categoryId: string; newCategory: string; add: string; remove: string }
	errors: { [Field in string]?: MessageId }
}

/** How many titles are told before the rest is counted. */
const MOST_TOLD = 10
const TAG_VALUES = { tags: MOST_SAVED_TAGS, most: LOCKER_LENGTHS.tag }

/** One thing that can be done to many prompts: what it is done to, what it needs to know, and the way back. */
export function SelectionStep({
	step,
	categories,
}: {
	step: Step | null
	categories: readonly LockerCategory[]
}) {
	const { t } = useWords()
	const back = addressOfList(step?.back ?? '', true)
	const asks = useRef<HTMLDivElement>(null)
	const intent = step?.intent
	// A form that was sent leaves the window where it was scrolled to on the page before.
	useEffect(() => {
		if (intent === undefined) return
		scrollTo(0, 0)
		asks.current?.focus({ preventScroll: true })
	}, [intent])
	if (!step) {
		return (
			<Link className="button button-secondary" to={back}>
				{t('selection_back')}
			</Link>
		)
	}
	const { titles, problem, values } = step
	const hidden = (
		<>
			<input type="hidden" name="intent" value={step.intent} />
			<input type="hidden" name="sure" value="yes" />
			<input type="hidden" name="back" value={step.back} />
			{step.chosen.map((one) => (
				<input key={one} type="hidden" name="chosen" value={one} />
			))}
		</>
	)
	return (
		<div className="form" ref={asks} tabIndex={-1}>
			{problem ? <FormProblem problem={problem} values={values} answer={step} /> : null}
			<ul className="chosen-titles">
				{titles.slice(0, MOST_TOLD).map((title, place) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title, and none moves
					<li key={place}>{title}</li>
				))}
				{titles.length > MOST_TOLD ? (
					<li className="muted">{t('selection_more', { count: titles.length - MOST_TOLD })}</li>
				) : null}
			</ul>
			{step.intent === 'export' ? (
				<Form className="row" method="post" action={href('/prompt-locker/selection/export')} reloadDocument>
					{hidden}
					<button className="button button-primary" type="submit" name="type" value="json">
						{t('export_json')}
					</button>
					<button className="button button-secondary" type="submit" name="type" value="csv">
						{t('export_csv')}
					</button>
				</Form>
			) : (
				<Form className="form" method="post">
					{hidden}
					<Fields step={step} categories={categories} />
					<Act intent={step.intent} count={titles.length} />
				</Form>
			)}
			<Link className="text-link self-start" to={back} state={{ chosen: step.chosen }}>
				{t('selection_back')}
			</Link>
		</div>
	)
}

function Fields({ step, categories }: { step: Step; categories: readonly LockerCategory[] }) {
	const { t } = useWords()
	const { intent, typed, errors } = step
	if (intent === 'move') {
		return (
			<>
				<SelectField name="categoryId" label={t('category')} defaultValue={typed.categoryId}>
					<option value="">{t('uncategorized')}</option>
					{categories.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
					<option value={NEW_CATEGORY}>{t('new_category')}</option>
				</SelectField>
				<Field
					name="newCategory"
					label={t('category_name')}
					defaultValue={typed.newCategory}
					error={errors['newCategory']}
					values={{ most: LOCKER_LENGTHS.category }}
					autoComplete="off"
				/>
			</>
		)
	}
	if (intent !== 'tag') return null
	return (
		<>
			<Field
				name="add"
				label={t('selection_add')}
				hint={t('selection_commas')}
				defaultValue={typed.add}
				error={errors['add']}
				values={TAG_VALUES}
				autoComplete="off"
			/>
			<Field
				name="remove"
				label={t('selection_take')}
				hint={t('selection_commas')}
				defaultValue={typed.remove}
				error={errors['remove']}
				values={TAG_VALUES}
				autoComplete="off"
			/>
		</>
	)
}

function Act({ intent, count }: { intent: 'move' | 'tag' | 'remove'; count: number }) {
	const { t } = useWords()
	const isBusy = useNavigation().formMethod === 'POST'
	if (intent === 'remove') {
		return (
			<div>
				<button className="button button-danger" type="submit" aria-disabled={isBusy}>
					<Trash2 className="icon" aria-hidden="true" />
					{t('selection_remove_now', { count })}
				</button>
			</div>
		)
	}
	return (
		<div>
			<SubmitButton
				label={t(intent === 'move' ? 'selection_move_now' : 'selection_tag_now', { count })}
				busyLabel={t('saving_prompt')}
				isBusy={isBusy}
			/>
		</div>
	)
}
