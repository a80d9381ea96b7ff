import { fold, WRITTEN_WORD } from '~/core/search-words'

const ENGLISH = `
	a about above after again against all am an and any are as at be because been before being below between
	both but by can did do does doing down during each few for from further had has have having he her here
	hers herself him himself his how i if in into is it its itself just me more most my myself no nor not
	now of off on once only or other our ours ourselves out over own same she should so some such than that
	the their theirs them themselves then there these they this those through to too under until up very was
	we were what when where which while who whom why will with you your yours yourself yourselves
	arent cant couldnt didnt doesnt dont hasnt havent im isnt ive lets shouldnt thats theres theyre wasnt whats
	wont wouldnt youre youve`

const PORTUGUESE = `
	a ao aos aquela aquelas aquele aqueles aquilo as ate cada com como da das de dela delas dele deles
	depois do dos e ela elas ele eles em entre era eram essa essas esse esses esta estamos estao estas
	estava estavam este esteja estejam estes esteve estive estiver estiveram estou eu foi fomos for fora
	foram forem formos fosse fui ha haja hajam hao havemos hei houve houveram isso isto ja lhe lhes mais mas
	me mesmo meu meus minha minhas muito na nao nas nem no nos nossa nossas nosso nossos num numa o onde os
	ou para pela pelas pelo pelos por porque pra pro qual quando que quem sao se seja sejam sem sera serei
	seria seu seus so sobre somos sou sua suas tambem te tem temos tenha tenham tenhamos tenho tera terei
	teria teu teus teve tinha tinham tinhamos tive tiver tiveram tu tua tuas um uma vai voce voces vos vou`

/**
 * Folded words that say nothing about a prompt, in either language. PostgreSQL knows its own lists, but only one
 * language at a time and only with accents: in 'dicas para não esquecer', 'para' would have to occur in English texts.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${PORTUGUESE}`.trim().split(/\s+/))

/** Nobody types more; each further word would only cost the database. */
const MOST_TERMS = 12

/** One thing a text must (or must not) hold: a word, or several in a row. */
export type Term = readonly string[]

export interface SearchTerms {
	wanted: readonly Term[]
	excluded: readonly Term[]
}

const TOKEN = /(-?)"([^"]*)"|(\S+)/g

/** Reads a query: words in any order, "words in a row", and -words that must not occur. Never fails. */
export function parseTerms(query: string): SearchTerms {
	const wanted = new Map<string, Term>()
	const excluded = new Map<string, Term>()
	for (const [, minus, phrase, token = ''] of query.replace(/[“”„«»]/g, '"').matchAll(TOKEN)) {
		const isExcluded = minus === '-' || /^-[^-\s]/.test(token)
		const words = fold(phrase ?? token)
			.split(' ')
			.filter((word) => word !== '')
		const terms = isExcluded || phrase !== undefined ? [words] : words.map((word) => [word])
		for (const term of terms) (isExcluded ? excluded : wanted).set(term.join(' '), term)
	}
	return { wanted: telling([...wanted.values()]), excluded: terms([...excluded.values()]) }
}

function terms(all: readonly Term[]): Term[] {
	return all.filter((term) => term.length > 0).slice(0, MOST_TERMS)
}

export interface Typing {
	terms: SearchTerms
	/** How the last word begins; empty where the last word is finished. */
	start: string
}

/** Reads a query that is still being typed. */
export function parseTyping(query: string): Typing {
	const last = [...query.matchAll(WRITTEN_WORD)].at(-1)
	const isOpen = last && last.index + last[0].length === query.length
	const before = query.slice(0, last?.index)
	if (!isOpen || /(^|\s)-$/.test(before)) return { terms: parseTerms(query), start: '' }
	const { wanted, excluded } = parseTerms(before)
	return {
		terms: { wanted: wanted.filter(isTelling), excluded },
		start: fold(last[0]).split(' ').at(-1) ?? '',
	}
}

/** Without the words that say nothing, unless there are no others. */
function telling(all: readonly Term[]): Term[] {
	const some = all.filter(isTelling)
	return terms(some.length > 0 ? some : all)
}

function isTelling([word = '', ...rest]: Term): boolean {
	return rest.length > 0 || !STOP_WORDS.has(word)
}
