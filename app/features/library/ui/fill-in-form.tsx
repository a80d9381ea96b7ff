import { RotateCcw } from 'lucide-react'
import { useWords } from '~/i18n/words'
import { countFilled, filledAt, writtenAt } from '../blanks'
import type { Blank } from '../prompt'
import { BlankField } from './blank-field'
import { type FilledBlanks, fieldId } from './use-blanks'

/** One field per blank; what is typed stands in the text at once. Nothing here is ever sent: the fields have no names. */
export function FillInForm({
	blanks,
	lang,
	values: { filled, fill, clear },
}: {
	blanks: readonly Blank[]
	lang: string | undefined
	values: FilledBlanks
}) {
	const { t, number } = useWords()
	return (
		<>
			<form
				className="fill-in needs-script"
				aria-labelledby="fill-in-title"
				onSubmit={(event) => event.preventDefault()}
			>
				<div className="fill-in-head">
					<h2 id="fill-in-title">{t('fill_in_the_blanks')}</h2>
					<p className="meta" role="status">
						{t('filled_count', {
							filled: number(countFilled(blanks, filled)),
							total: number(blanks.length),
						})}
					</p>
					<button className="button button-quiet button-small" type="button" onClick={clear}>
						<RotateCcw className="icon icon-small" aria-hidden="true" />
						{t('clear')}
					</button>
				</div>
				<div className="fill-in-grid" lang={lang}>
					{blanks.map((blank, position) => (
						<div key={blank.name} className="field">
							<label id={`${fieldId(position)}-label`} htmlFor={fieldId(position)}>
								{blank.label}
							</label>
							<BlankField
								blank={blank}
								id={fieldId(position)}
								value={writtenAt(blank.name, filled)}
								isFilled={filledAt(blank.name, filled) !== ''}
								onFill={(value) => fill(blank.name, value)}
							/>
						</div>
					))}
				</div>
			</form>
			<noscript>
				<p className="fill-in">{t('blanks_need_scripts')}</p>
			</noscript>
		</>
	)
}
