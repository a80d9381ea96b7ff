import type { BlankKind } from '~/content/catalogue'
import { blanksOf, type Filled } from '~/features/library/blanks'
import type { Blank } from '~/features/library/prompt'

/** What the owner of a saved prompt said of one of its blanks. */
export interface SavedBlank {
	name: string
	kind: BlankKind
	/** What stands in its field at first; empty for nothing. */
	default: string
	/** What one can choose from; of a choice alone. */
	choices: string[]
	/** What its field is called in place of its name. */
	label?: string | undefined
	example?: string | undefined
}

/** The blanks of a text as the desk shows them, by what is told of them. */
export function describedBlanks(content: string, saved: readonly SavedBlank[]): Blank[] {
	const byName = new Map(saved.map((blank) => [blank.name, blank]))
	return blanksOf(content).map((named) => {
		const { kind = 'short', choices = [], label = named.label, example = '' } = byName.get(named.name) ?? {}
		const blank = { ...named, label, example }
		// A choice without choices is answered in words.
		if (kind === 'short' || (kind === 'choice' && choices.length === 0)) return blank
		return kind === 'choice' ? { ...blank, kind, choices } : { ...blank, kind }
	})
}

/** What stands in their fields at first. */
export function defaultsOf(saved: readonly SavedBlank[]): Filled {
	return Object.fromEntries(saved.map((blank) => [blank.name, blank.default]).filter(([, first]) => first))
}

/** What is told of blanks as lines to be read, one for each; `kindName` says what a kind is called. */
export function blanksText(
	saved: readonly SavedBlank[],
	kindName: (kind: BlankKind) => string = (kind) => kind,
): string {
	return saved
		.map(({ name, kind, default: first, choices, label, example }) =>
			[
				`[${name}]`,
				kindName(kind),
				label && `“${label}”`,
				example && `(${example})`,
				choices.length > 0 && `(${choices.join(' / ')})`,
				first && `= ${first}`,
			]
				.filter(Boolean)
				.join(' '),
		)
		.join('\n')
}

/** The same as JSON in one cell or line of a file; nothing of it where nothing is told. */
export const blanksCell = (saved: readonly SavedBlank[]): string =>
	saved.length > 0 ? JSON.stringify(saved) : ''
