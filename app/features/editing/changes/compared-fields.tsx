import './compared.css'
import type { ComparedLine, FieldDifference, TextPart } from '~/core/difference/text-difference'
import { useWords } from '~/i18n/words'

/** What differs between two texts of a prompt, field by field. */
export function ComparedFields<Field extends string>({
	difference: { fields, isCut },
	lang,
	nameOf,
}: {
	difference: Pick<FieldDifference<Field>, 'fields' | 'isCut'>
	/** The language of the texts. */
	lang: string
	nameOf: (field: Field) => string
}) {
	const { t } = useWords()
	return (
		<>
			{isCut ? (
				<p className="note note-kept" data-message="versions_cut">
					<span>{t('versions_cut')}</span>
				</p>
			) : null}
			{fields.length === 0 ? (
				<p data-message="versions_no_difference">{t('versions_no_difference')}</p>
			) : null}
			{fields.map((compared) => (
				<div key={compared.field}>
					<h3>{nameOf(compared.field)}</h3>
					{compared.kind === 'words' ? (
						<p lang={lang}>
							<Parts parts={compared.parts} />
						</p>
					) : (
						<Lines lines={compared.lines} leftOut={compared.leftOut ?? 0} lang={lang} />
					)}
				</div>
			))}
		</>
	)
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
	const marked = parts.map((part, at) => ({ ...part, key: `${at}` }))
	return marked.map(({ kind, text, key }) =>
		kind === 'added' ? (
			<ins key={key}>{text}</ins>
		) : kind === 'removed' ? (
			<del key={key}>{text}</del>
		) : (
			<span key={key}>{text}</span>
		),
	)
}

/** A line that is new or gone as a whole says so itself; no word of it is marked. */
function isWhole(kind: TextPart['kind'], parts: readonly TextPart[]): boolean {
	return parts.every((part) => part.kind === kind)
}

function plain(parts: readonly TextPart[]): TextPart[] {
	return parts.map(({ text }) => ({ kind: 'same', text }))
}

function Lines({ lines, leftOut, lang }: { lines: readonly ComparedLine[]; leftOut: number; lang: string }) {
	const { t } = useWords()
	const keyed = lines.map((line, at) => ({ line, key: `${at}` }))
	return (
		<div className="version-lines">
			{keyed.map(({ line, key }) =>
				line.kind === 'gap' ? (
					<p key={key} className="version-gap">
						{t('versions_lines_unchanged', { count: line.count })}
					</p>
				) : (
					<p key={key} className="version-line" data-kind={line.kind}>
						{line.kind === 'same' ? null : (
							<span className="visually-hidden">
								{t(line.kind === 'added' ? 'versions_added' : 'versions_removed')}{' '}
							</span>
						)}
						<span lang={lang}>
							<Parts parts={isWhole(line.kind, line.parts) ? plain(line.parts) : line.parts} />
						</span>
					</p>
				),
			)}
			{leftOut > 0 ? (
				<p className="version-gap" data-message="versions_lines_left_out">
					{t('versions_lines_left_out', { count: leftOut })}
				</p>
			) : null}
		</div>
	)
}
