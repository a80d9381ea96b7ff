import { Lexer, Parser, type Token, type Tokens } from 'marked'
import { FAQ } from '~/content/faq.server'
import { escapeHtml } from '~/core/escape'
import { MarkdownRenderer } from '~/core/rendered-markdown.server'
import { freeSlug, slugOf } from '~/core/slug'
import type { Language } from '~/i18n/language'
import type { AnsweredQuestion, Article, ArticleHeading, ArticlePart } from './article'

/** Gives headings their ids, and a table the name of the heading that it stands under. */
class ArticleRenderer extends MarkdownRenderer {
	readonly #headings: ReadonlyMap<Token, ArticleHeading>

	constructor(name: string, headings: ReadonlyMap<Token, ArticleHeading>) {
		super()
		this.tableName = `aria-label="${escapeHtml(name)}"`
		this.#headings = headings
	}

	override heading(token: Tokens.Heading): string {
		const id = this.#headings.get(token)?.id
		if (id) this.tableName = `aria-labelledby="${id}"`
		const words = this.parser.parseInline(token.tokens)
		return `<h${token.depth}${id ? ` id="${id}"` : ''}>${words}</h${token.depth}>\n`
	}
}

const WORDS_A_MINUTE = 200
/** Ids that the frame of every page has already. */
const TAKEN = ['main']

const kept = new Map<string, Article>()

/**
 * A Markdown text of `app/content` as its page shows it: HTML whose headings have ids, cut where a fence marked
 * `prompt` holds a text to copy. `name` is the text's own, for a table that stands before any heading. Rendered once
 * per process: the texts are part of the build.
 */
export function readArticle(markdown: string, name: string): Article {
	const known = kept.get(markdown)
	if (known) return known
	const article = render(markdown, name)
	kept.set(markdown, article)
	return article
}

/** A short Markdown text without headings, such as an answer, as HTML. */
export function renderAnswer(markdown: string, name: string): string {
	return readArticle(markdown, name)
		.parts.map((part) => (part.kind === 'html' ? part.html : ''))
		.join('')
}

function render(markdown: string, name: string): Article {
	const tokens = new Lexer().lex(markdown)
	const headings = findHeadings(tokens)
	const parser = new Parser({ renderer: new ArticleRenderer(name, headings) })
	return {
		parts: cut(tokens).map((run) => toPart(run, parser)),
		headings: [...headings.values()],
		minutes: Math.ceil(markdown.split(/\s+/).length / WORDS_A_MINUTE),
	}
}

/** The top-level headings, each with an id that says what it is about and stands once on the page. */
function findHeadings(tokens: readonly Token[]): Map<Token, ArticleHeading> {
	const taken = new Set(TAKEN)
	const plain = new Parser()
	const found = new Map<Token, ArticleHeading>()
	for (const token of tokens) {
		if (token.type !== 'heading') continue
		const text = plain.parseInline(token.tokens ?? [], plain.textRenderer)
		found.set(token, { id: freeSlug(anchorOf(text), taken), text })
	}
	return found
}

/** 'Refusing & deleting' and '4. Refusing & deleting' give 'refusing-deleting': numbers move, names stay. */
function anchorOf(text: string): string {
	return slugOf(text.replace(/^\d+\.\s+/, ''), text.length) || 'section'
}

/** Runs of tokens without a prompt among them, and prompts on their own. */
function cut(tokens: readonly Token[]): Token[][] {
	const runs: Token[][] = []
	let isOpen = false
	for (const token of tokens) {
		const isPrompt = isPromptToken(token)
		if (isOpen && !isPrompt) runs.at(-1)?.push(token)
		else if (isPrompt || token.type !== 'space') runs.push([token])
		isOpen = !isPrompt && (isOpen || token.type !== 'space')
	}
	return runs
}

function toPart(run: Token[], parser: Parser): ArticlePart {
	const [first] = run
	return first && isPromptToken(first)
		? { kind: 'prompt', text: first.text }
		: { kind: 'html', html: parser.parse(run).trim() }
}

function isPromptToken(token: Token): token is Token & { type: 'code'; text: string } {
	return token.type === 'code' && token['lang'] === 'prompt'
}

/** The eight questions of /faq in one language, with their answers. */
export function listQuestions(language: Language): AnsweredQuestion[] {
	return FAQ.map(({ id, question, answer }) => ({
		id,
		question: question[language],
		html: renderAnswer(answer[language], question[language]),
	}))
}
