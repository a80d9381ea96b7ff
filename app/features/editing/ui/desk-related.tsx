import { useWords } from '~/i18n/words'
import { type DeskForm, RELATED_FIELDS } from '../desk-form'
import type { DeskWriting } from '../desk-state'
import { LONGEST } from '../draft-limits'
import { DeskField } from './desk-field'

/** The neighbours of a prompt. */
export function DeskRelated({
	values,
	writing,
	titles,
}: {
	values: DeskForm
	writing: DeskWriting
	titles: ReadonlyMap<string, string>
}) {
	const { t } = useWords()
	return (
		<section className="desk-part" aria-labelledby="related">
			<h2 className="desk-title" id="related">
				{t('editor_related')}
			</h2>
			<p className="hint">{t('editor_related_hint')}</p>
			<div className="desk-three">
				{Array.from({ length: RELATED_FIELDS }, (_, at) => {
					const id = values.related[at] ?? ''
					return (
						<DeskField
							// biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
							key={at}
							place={`related-${at}`}
							label={t('editor_related_number', { number: at + 1 })}
							value={id}
							longest={LONGEST.line}
							list="library-prompts"
							hint={titles.get(id)}
							onChange={(typed) =>
								writing.type((form) => ({
									...form,
									related: Array.from(
										{ length: Math.max(RELATED_FIELDS, form.related.length) },
										(_none, nth) => (nth === at ? typed : (form.related[nth] ?? '')),
									),
								}))
							}
						/>
					)
				})}
			</div>
			<datalist id="library-prompts">
				{[...titles].map(([id, title]) => (
					<option key={id} value={id}>
						{title}
					</option>
				))}
			</datalist>
		</section>
	)
}
