/** Longer words than any language has; PostgreSQL refuses lexemes of some thousand bytes. */
const LONGEST_WORD = 40
const SHORTEST_INFLECTED = 3

/**
 * The one form in which texts are indexed and queries are asked: lower case, accents gone, words of letters and digits
 * with single spaces between. An apostrophe and the hyphen of 'e-mail' join what they stand between.
 */
export function fold(text: string): string {
	return plain(text)
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
		.split(' ')
		.map((word) => word.slice(0, LONGEST_WORD).toWellFormed())
		.join(' ')
}

function plain(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/\p{M}+/gu, '')
		.replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
		.replace(/(?<![\p{L}\p{N}-])(\p{L})-(?=\p{L})/gu, '$1')
}

/** Plurals that Portuguese stems miss once accents are folded: any ending of a row may stand for any other. */
const ENDINGS = [
	// 'mão' and 'mães' are no pair.
	{ found: /(?<!^m)(?:ao|oes|aes|aos)$/, endings: ['ao', 'oes', 'aes', 'aos'] },
	{ found: /(?:al|ais)$/, endings: ['al', 'ais'] },
	{ found: /(?:el|eis)$/, endings: ['el', 'eis'] },
	{ found: /(?:il|eis|is)$/, endings: ['il', 'eis', 'is'] },
	{ found: /(?:ol|ois)$/, endings: ['ol', 'ois'] },
	{ found: /(?:em|ens)$/, endings: ['em', 'ens'] },
	{ found: /(?:im|ins)$/, endings: ['im', 'ins'] },
	{ found: /(?:om|ons)$/, endings: ['om', 'ons'] },
	{ found: /(?:um|uns)$/, endings: ['um', 'uns'] },
	// Without its accent 'empréstimos' ends like 'partimos'.
	{ found: /imos?$/, endings: ['imo', 'imos'] },
]

/** Portuguese says small, dear and harmless by an ending: 'provinha' is a 'prova'. A nephew is none, nor is a word that is all ending. */
const DIMINUTIVES = [/(?<=\w{4})zinh[ao]s?$/, /(?<=\w{4})(?<!^sobr)(?<!z)inh(?=[ao]s?$)/]

/** A folded word and the other forms under which it may stand in a text: 'reunioes' is asked as 'reuniao' too. */
export function formsOf(word: string): string[] {
	if (word.length < SHORTEST_INFLECTED) return [word]
	const others = ENDINGS.filter(({ found }) => found.test(word)).flatMap(({ found, endings }) =>
		endings.map((ending) => word.replace(found, ending)),
	)
	const plain = DIMINUTIVES.filter((ending) => ending.test(word)).map((ending) => word.replace(ending, ''))
	return [...new Set([word, ...others, ...plain])]
}

/** A word as it is written, the parts of a compound apart but 'e-mail' whole. */
export const WRITTEN_WORD = /(?<![\p{L}\p{N}-])\p{L}-\p{L}+|[\p{L}\p{M}\p{N}'’]+/gu

/** The distinct words of a text: folded, and as they are written. */
export function foldedWords(text: string): Map<string, string> {
	const written = text.toLowerCase().matchAll(WRITTEN_WORD)
	return new Map(written.map(([word]) => [fold(word), word] as const).filter(([word]) => /^\S+$/.test(word)))
}
