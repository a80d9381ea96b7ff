import { categories } from '~/features/library/category'
import { useWords } from '~/i18n/words'
import type { DeskForm } from '../desk-form'
import type { DeskWriting } from '../desk-state'

/** Where a prompt stands in the library: its category, and who may read it. */
export function DeskPlace({ values, writing }: { values: DeskForm; writing: DeskWriting }) {
	const { t, language } = useWords()
	return (
		<div className="desk-pair">
			<div className="field">
				<label htmlFor="category">{t('category')}</label>
				<select
					className="input"
					id="category"
					name="category"
					value={values.category}
					onChange={({ currentTarget: { value } }) => {
						const category = categories.find(({ id }) => id === value)?.id
						if (category) writing.type((form) => ({ ...form, category }))
					}}
				>
					{categories.map((category) => (
						<option key={category.id} value={category.id}>
							{category[language].title}
						</option>
					))}
				</select>
			</div>
			<div className="field">
				<label htmlFor="access">{t('desk_access')}</label>
				<select
					className="input"
					id="access"
					name="access"
					value={values.isPremium ? 'premium' : 'free'}
					onChange={({ currentTarget: { value } }) =>
						writing.type((form) => ({ ...form, isPremium: value === 'premium' }))
					}
				>
					<option value="free">{t('desk_free')}</option>
					<option value="premium">{t('premium')}</option>
				</select>
			</div>
		</div>
	)
}
