import { type SQL, sql } from 'drizzle-orm'
import { formsOf } from '~/core/search-words'
import type { CategoryId } from '~/features/library/category'
import { type SearchTerms, STOP_WORDS, type Term } from './search-terms'

/** A query in PostgreSQL's words. */
export interface Matching {
	/** The tsquery that a text has to match. */
	wanted: SQL
	/** A condition on a row of the search table, to be added to others; often empty. */
	unless: SQL
}

/** Texts that hold every wanted term in the forms of either language, and none of the excluded ones. */
export function matchingOf(terms: SearchTerms): Matching {
	return { wanted: joined(terms.wanted.map(termQuery), sql` && `), unless: excludeClause(terms) }
}

/** Texts that also hold a word of title or tags that begins so. */
export function matchingStart(terms: SearchTerms, start: string): Matching {
	const begun = sql`to_tsquery('simple', ${`${start}:*`})`
	return { wanted: joined([...terms.wanted.map(termQuery), begun], sql` && `), unless: excludeClause(terms) }
}

/** Texts that hold one word in the forms of either language. */
export function matchingWord(word: string): SQL {
	return termQuery([word])
}

export function excludeClause({ excluded }: SearchTerms): SQL {
	return excluded.length > 0 ? sql` and not document @@ ${joined(excluded.map(termQuery), sql` || `)}` : sql``
}

/** A lexeme that stands for a category and that nobody can type: with it, one index answers for both. */
export function categoryMark(id: CategoryId): string {
	return `:${id}`
}

/** A lexeme that stands for one folded word exactly as it is, which no stem can be taken for. */
export function wordMark(word: string): string {
	return `=${word}`
}

/**
 * Folded words hold letters and digits only, so that nothing in them is a sign of the query language. A word that says
 * nothing has no stem; it counts where a query has no other word, and is looked for as it stands in titles and tags.
 */
function termQuery(term: Term): SQL {
	const [word = '', ...rest] = term
	if (rest.length === 0 && STOP_WORDS.has(word)) return sql`to_tsquery('simple', ${word})`
	const text = rest.length > 0 ? term.join(' <-> ') : formsOf(word).join(' | ')
	return sql`(to_tsquery('english', ${text}) || to_tsquery('portuguese', ${text}))`
}

function joined(queries: SQL[], operator: SQL): SQL {
	return sql`(${sql.join(queries, operator)})`
}
