import { type SQL, sql } from 'drizzle-orm'
import { fold, formsOf } from '~/core/search-words'
import { promptSearch as search } from '~/db/schema.server'
import { type CategoryId, categories } from '~/features/library/category'
import { LANGUAGES, type Language, STEMMER } from '~/i18n/language'
import { SPOKEN, STOP_WORDS } from './query/search-stop-words'
import { synonymsIn } from './query/search-synonyms'
import { isNumber, parseTerms, type SearchTerms, type Term } from './query/search-terms'

/** Where a word stands in a text: title (A), a name of one word (B), longer names and tags (C), description and category (D). */
type Places = '' | 'A' | 'B' | 'C' | 'D' | 'AB' | 'ABC'

/** The tsquery for one wanted term, wherever it stands or in some places only. */
export type TermQuery = (places: Places) => SQL

/** Words in a row, as they were typed, and how many of them say anything. */
export interface Row {
	query: SQL
	words: number
}

/** A query in PostgreSQL's words. */
export interface Matching {
	/** The tsquery that a text has to match. */
	wanted: SQL
	each: readonly TermQuery[]
	/** Each single word as it was typed, in titles: stems of two languages say more than was meant, 'resume' is no 'resumo'. */
	exact: readonly SQL[]
	/** What was typed, as words in a row, the most words first. */
	inARow: readonly Row[]
	/** A condition on a row that matches: words that are strewn over tags and description have nothing to do with each other. */
	isTogether: SQL
	/** A condition on a row of the search table, to be added to others; often empty. */
	unless: SQL
}

/** Texts that hold every wanted term in the forms of either language, and none of the excluded ones. */
export function matchingOf(terms: SearchTerms, query: string): Matching {
	return matchingAll(terms, terms.wanted.map(termQuery), rowsOf(query))
}

/** Texts that also hold a word of title, names or tags that begins so. */
export function matchingStart(terms: SearchTerms, start: string): Matching {
	const begun: TermQuery = (places) => sql`to_tsquery('simple', ${`${start}:*${places}`})`
	return matchingAll(terms, [...terms.wanted.map(termQuery), begun], [])
}

/** Texts that hold one word in the forms of either language. */
export function matchingWord(word: string): SQL {
	return termQuery([word])('')
}

/** Texts that hold a word that means the same as one term; null where none is known. */
export function synonymQuery(term: Term): TermQuery | null {
	const [word = ''] = term
	if (term.length !== 1) return null
	const known = LANGUAGES.map((language) => ({ language, words: synonymsIn(language, word) }))
	const own = known.filter(({ words }) => words.length > 0)
	if (own.length === 0) return null
	return (places) =>
		joinedQueries(
			own.map(({ language, words }) => sql`to_tsquery(${stemsOf(language)}, ${anyOf(words, places)})`),
			'or',
		)
}

export function excludeClause({ excluded }: SearchTerms): SQL {
	if (excluded.length === 0) return sql``
	return sql` and not document @@ ${joinedQueries(
		excluded.map((term) => termQuery(term)('')),
		'or',
	)}`
}

/** A lexeme that stands for a category and that nobody can type: with it, one index answers for both. */
export function categoryMark(id: CategoryId): string {
	return `:${id}`
}

/** A lexeme that stands for one folded word exactly as it is, which no stem can be taken for. */
export function wordMark(word: string): string {
	return `=${word}`
}

export function joinedQueries(queries: readonly SQL[], how: 'and' | 'or'): SQL {
	return sql`(${sql.join([...queries], how === 'and' ? sql` && ` : sql` || `)})`
}

/**
 * Texts that hold a query as it was typed, the most words first: from its first telling word to its last, and with the
 * words beside these that say little. 'quero escrever um livro' tells of 'livro' alone, and is called 'escrever um livro'.
 */
export function rowsOf(query: string): Row[] {
	const { wanted } = parseTerms(query)
	const telling = new Set(wanted.flat())
	const words = fold(query).split(' ')
	if (words.length === 1) return []
	const [first, last] = [
		words.findIndex((word) => telling.has(word)),
		words.findLastIndex((word) => telling.has(word)),
	]
	const isSaid = (word: string) => !STOP_WORDS.has(word)
	const before = words.findLastIndex((word, at) => at < first && isSaid(word))
	const after = words.findIndex((word, at) => at > last && isSaid(word))
	const [from, to] = [before < 0 ? first : before, after < 0 ? last : after]
	const whole = [0, words.length - 1] as const
	const spans = [
		first === last ? whole : ([first, last] as const),
		[from, to],
		[from, last],
		[first, to],
	] as const
	const rows = spans
		.filter(([start, end]) => start < end)
		.map(([start, end]) => words.slice(start, end + 1).map((word) => SPOKEN.get(word) ?? word))
	const distinct = new Map(rows.map((row) => [row.join(' '), row.filter(isSaid).length]))
	return [...distinct]
		.map(([row, length]) => ({
			query: inAnyLanguage((stems) => sql`phraseto_tsquery(${stems}, ${row})`),
			words: length,
		}))
		.toSorted((one, other) => other.words - one.words)
}

/** Texts that hold a word and the next as they were typed, with what stands between, for each word but the last; null for a pair that is not typed so, and for how many of something there are. */
export function pairsOf(query: string, terms: readonly Term[]): (SQL | null)[] {
	const words = fold(query).split(' ')
	return terms.slice(0, -1).map((term, at) => {
		const [first, last] = [words.indexOf(term.join(' ')), words.indexOf((terms[at + 1] ?? []).join(' '))]
		if (first < 0 || last <= first) return null
		const row = words.slice(first, last + 1).map((word) => SPOKEN.get(word) ?? word)
		if (row.some(isNumber)) return null
		return inAnyLanguage((stems) => sql`phraseto_tsquery(${stems}, ${row.join(' ')})`)
	})
}

function matchingAll(terms: SearchTerms, each: readonly TermQuery[], inARow: readonly Row[]): Matching {
	return {
		each,
		exact: terms.wanted
			.filter((term) => term.length === 1)
			.map((term) => sql`to_tsquery('simple', ${labelled(term.join(''), 'A')})`),
		wanted: joinedQueries(
			each.map((query) => query('')),
			'and',
		),
		inARow,
		isTogether: togetherCondition(terms.wanted),
		unless: excludeClause(terms),
	}
}

const CATEGORY_WORDS: ReadonlySet<string> = new Set(
	categories.flatMap((category) =>
		LANGUAGES.flatMap((language) => fold(category[language].title).split(' ')),
	),
)

function togetherCondition(wanted: readonly Term[]): SQL {
	const queries = wanted.filter((term) => !term.some((word) => CATEGORY_WORDS.has(word))).map(termQuery)
	if (queries.length < 2) return sql`true`
	const all = (places: Places) =>
		joinedQueries(
			queries.map((query) => query(places)),
			'and',
		)
	const any = joinedQueries(
		queries.map((query) => query('AB')),
		'or',
	)
	return sql`(${search.keywords} @@ ${any} or ${search.keywords} @@ ${all('ABC')} or ${search.document} @@ ${all('D')})`
}

/**
 * Folded words hold letters and digits only, so that nothing in them is a sign of the query language. A word that says
 * nothing has no stem; it counts where a query has no other word, and is looked for as it stands in titles and tags.
 */
export function termQuery(term: Term): TermQuery {
	const [word = '', ...rest] = term
	if (rest.length > 0) {
		return (places) => queryOf(term.map((one) => labelled(one, places)).join(' <-> '))
	}
	if (STOP_WORDS.has(word)) return (places) => sql`to_tsquery('simple', ${labelled(word, places)})`
	return (places) => queryOf(anyOf(formsOf(word), places))
}

function labelled(word: string, places: Places): string {
	return places === '' ? word : `${word}:${places}`
}

function anyOf(words: readonly string[], places: Places): string {
	return words.map((word) => labelled(word, places)).join(' | ')
}

const queryOf = (text: string) => inAnyLanguage((stems) => sql`to_tsquery(${stems}, ${text})`)

/** What a query says as one language stems it, or as another does. */
function inAnyLanguage(queryIn: (stems: SQL) => SQL): SQL {
	const queries = LANGUAGES.map((language) => queryIn(stemsOf(language)))
	return sql`(${sql.join(queries, sql` || `)})`
}

function stemsOf(language: Language): SQL {
	return sql.raw(`'${STEMMER[language]}'`)
}
