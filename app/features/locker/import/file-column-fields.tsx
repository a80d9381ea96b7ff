import type { MessageId } from '~/i18n/words'
import { useWords } from '~/i18n/words'
import { SelectField } from '~/ui/form/select-field'
import { CHOSEN_FIELDS, type ChosenField, choiceName, type FileColumn } from './chosen-columns'
import { FIELD_LABELS } from './file-field-labels'

/** What a field is without a column of its own. */
const WITHOUT: { [Field in ChosenField]: MessageId } = {
	content: 'import_choose',
	title: 'import_first_words',
	description: 'import_none',
	tags: 'import_none',
	category: 'import_none',
}

/** Lets somebody say which column of a table is what; what its name tells is chosen already. */
export function FileColumnFields({ columns }: { columns: readonly FileColumn[] }) {
	const { t } = useWords()
	return (
		<fieldset className="form" data-message="import_which">
			<legend>
				<strong className="text-h3">{t('import_which')}</strong>
			</legend>
			<p className="muted">{t('import_which_text')}</p>
			<noscript>
				<p className="note">{t('import_file_again')}</p>
			</noscript>
			{CHOSEN_FIELDS.map((field) => (
				<SelectField
					key={field}
					name={choiceName(field)}
					label={t(FIELD_LABELS[field])}
					required={field === 'content'}
					defaultValue={columns.find((column) => column.field === field)?.name ?? ''}
				>
					<option value="">{t(WITHOUT[field])}</option>
					{columns.map(({ name, sample }) => (
						<option key={name} value={name}>
							{sample ? `${name}: ${sample}` : name}
						</option>
					))}
				</SelectField>
			))}
		</fieldset>
	)
}
