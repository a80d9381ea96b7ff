import { useState } from 'react'
import { useWords } from '~/i18n/words'
import { useHydrated } from '~/ui/use-hydrated'
import { type DeskForm, RELATED_FIELDS } from '../desk-form'
import type { DeskWriting } from '../desk-state'
import { LONGEST } from '../draft-limits'

const OFFERED = 'library-prompts'

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
	const isHydrated = useHydrated()
	return (
		<section className="desk-part" aria-labelledby="related">
			<h2 className="desk-title" id="related">
				{t('editor_related')}
			</h2>
			<p className="hint">{t('editor_related_hint')}</p>
			<div className="desk-three">
				{Array.from({ length: RELATED_FIELDS }, (_, at) => (
					<RelatedField
						// biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
						key={at}
						at={at}
						id={values.related[at] ?? ''}
						titles={titles}
						onChange={(id) =>
							writing.type((form) => ({
								...form,
								related: Array.from(
									{ length: Math.max(RELATED_FIELDS, form.related.length) },
									(_none, nth) => (nth === at ? id : (form.related[nth] ?? '')),
								),
							}))
						}
					/>
				))}
			</div>
			<datalist id={OFFERED}>
				{[...titles].map(([id, title]) => (
					<option key={id} value={isHydrated ? title : id}>
						{isHydrated ? id : title}
					</option>
				))}
			</datalist>
		</section>
	)
}

/** One neighbour, by its title or its id; where its title isn't known here, or without scripts, by its id alone. */
function RelatedField({
	at,
	id,
	titles,
	onChange,
}: {
	at: number
	id: string
	titles: ReadonlyMap<string, string>
	onChange: (id: string) => void
}) {
	const { t } = useWords()
	const isHydrated = useHydrated()
	// A title is not made of an id before somebody has typed all of it.
	const [typed, setTyped] = useState<string | null>(null)
	const title = titles.get(id)
	const place = `related-${at}`
	const name = `related.${at}`
	return (
		<div className="field">
			<label htmlFor={place}>{t('editor_related_number', { number: at + 1 })}</label>
			<input
				className="input"
				id={place}
				name={isHydrated ? undefined : name}
				list={OFFERED}
				maxLength={LONGEST.line}
				value={typed ?? (isHydrated && title ? title : id)}
				aria-describedby={title ? `${place}-hint` : undefined}
				onChange={({ currentTarget: { value } }) => {
					setTyped(value)
					onChange(idOf(value, titles))
				}}
				onBlur={() => setTyped(null)}
			/>
			{isHydrated ? <input type="hidden" name={name} value={id} /> : null}
			{title ? (
				<span className="hint" id={`${place}-hint`}>
					{isHydrated ? id : title}
				</span>
			) : null}
		</div>
	)
}

/** What somebody typed, as the id of what is called so. */
function idOf(typed: string, titles: ReadonlyMap<string, string>): string {
	const wanted = typed.trim().toLowerCase()
	for (const [id, title] of titles) if (title.toLowerCase() === wanted) return id
	return typed
}
