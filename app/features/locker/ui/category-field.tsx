import { useId, useRef, useState } from 'react'
import { trimmed } from '~/core/trimmed'
import { type MessageId, useWords } from '~/i18n/words'
import { FieldError } from '~/ui/form/field'
import { SelectField } from '~/ui/form/select-field'
import { LOCKER_FITS, LOCKER_LENGTHS, type LockerCategory, NEW_CATEGORY } from '../locker'

/**
 * The category of a saved prompt; the last choice opens a name and a button in place. `onCreate`
 * answers the new category, or what is wrong with its name. Without scripts the name goes with the form.
 */
export function CategoryField({
	categories,
	value: start,
	onCreate,
}: {
	categories: readonly LockerCategory[]
	value: string | null
	onCreate: (name: string) => Promise<LockerCategory | MessageId>
}) {
	const { t } = useWords()
	const id = useId()
	const place = useRef<HTMLDivElement>(null)
	const name = useRef<HTMLInputElement>(null)
	const [chosen, setChosen] = useState(start ?? '')
	const [error, setError] = useState<MessageId | null>(null)
	const [isDone, setIsDone] = useState(false)
	const [isBusy, setIsBusy] = useState(false)

	async function create() {
		const wanted = trimmed(name.current?.value ?? '')
		if (isBusy) return
		setIsBusy(true)
		const created = wanted ? await onCreate(wanted) : 'category_name_required'
		setIsBusy(false)
		if (typeof created === 'string') {
			setError(created)
			name.current?.focus()
			return
		}
		setError(null)
		setIsDone(true)
		setChosen(created.id)
		place.current?.querySelector('select')?.focus()
	}

	return (
		<div ref={place} className="field">
			<SelectField
				name="categoryId"
				label={t('category')}
				value={chosen}
				onChange={({ target }) => {
					setChosen(target.value)
					setIsDone(false)
				}}
			>
				<option value="">{t('uncategorized')}</option>
				{categories.map((category) => (
					<option key={category.id} value={category.id}>
						{category.name}
					</option>
				))}
				<option value={NEW_CATEGORY}>{t('new_category')}</option>
			</SelectField>
			{chosen === NEW_CATEGORY ? (
				<div className="row-in">
					<label className="visually-hidden" htmlFor={id}>
						{t('category_name')}
					</label>
					<input
						ref={name}
						className="input"
						id={id}
						name="newCategory"
						placeholder={t('category_name')}
						maxLength={LOCKER_LENGTHS.category}
						autoComplete="off"
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? `${id}-error` : undefined}
						onKeyDown={(event) => {
							if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
							event.preventDefault()
							void create()
						}}
					/>
					<button
						className="button button-secondary"
						type="button"
						aria-busy={isBusy || undefined}
						onClick={() => void create()}
					>
						{t('create')}
					</button>
				</div>
			) : null}
			{error && chosen === NEW_CATEGORY ? (
				<FieldError
					id={`${id}-error`}
					error={error}
					values={{ ...LOCKER_FITS, most: LOCKER_LENGTHS.category }}
				/>
			) : null}
			<span className="hint" role="status">
				{isDone ? t('category_created') : null}
			</span>
			<noscript>
				<div className="field">
					<label htmlFor={`${id}-new`}>{t('new_category_hint')}</label>
					<input className="input" id={`${id}-new`} name="newCategory" maxLength={LOCKER_LENGTHS.category} />
				</div>
			</noscript>
		</div>
	)
}
