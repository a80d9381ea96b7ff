import { LANGUAGES } from '../../app/i18n/language.ts'

/** Everything that is typed into an editor, by place, but titles and blanks: it may be published, and stands in no other prompt. */
export function goodFields(mark: string): [place: string, text: string][] {
	return LANGUAGES.flatMap((language): [string, string][] => {
		const word = `${mark}${language}`
		return Object.entries({
			tagline: `Tagline ${word}`,
			description: `What ${word} gives, said in so many words that a card is full of them.`,
			promptText: `About [subject] ${word} for [reader].${` Then ${word} goes on.`.repeat(16)}`,
			instructions: `When to use ${word}.`,
			steps: 'First.\nThen.\nLast.',
			followUp: `And now ${word}.`,
			tags: `one, two, ${word}`,
			searchedAs: Array.from({ length: 15 }, (_, at) => `called ${word} ${at}`).join('\n'),
			credits: 'Written for a test.',
		}).map(([field, text]) => [`${language}-${field}`, text])
	})
}

/** A blank's words in both languages, by place. */
export function goodBlank(at: number, name: string): [place: string, text: string][] {
	return LANGUAGES.flatMap((language): [string, string][] => {
		const place = `blanks-${at}-${language}`
		return [
			[`${place}-name`, name],
			[`${place}-label`, name.toUpperCase()],
			[`${place}-example`, 'bread'],
		]
	})
}

/** All fields of an editor's page, as a browser without scripts sends them. */
export function sentFields(mark: string): Record<string, string> {
	const typed = [...goodFields(mark), ...goodBlank(0, 'subject'), ...goodBlank(1, 'reader')]
	return {
		category: 'finance',
		access: 'free',
		'related.0': '1',
		'related.1': '2',
		'related.2': '3',
		...Object.fromEntries(typed.map(([place, text]) => [place.replaceAll('-', '.'), text])),
		...Object.fromEntries(LANGUAGES.map((language) => [`${language}.title`, `Title ${mark} ${language}`])),
		'blanks.0.kind': 'short',
		'blanks.1.kind': 'short',
		'blanks.0.meaning': '',
		'blanks.1.meaning': '',
	}
}

/** A word that stands nowhere else, of letters alone. */
export function aMark(): string {
	return Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')
}
