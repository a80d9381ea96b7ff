import { Renderer, type Token, type Tokens } from 'marked'
import type { ArticleHeading } from './article'

/** Writes the HTML of our own Markdown: ids on headings, tables that scroll by themselves, no markup from the text. */
export class ArticleRenderer extends Renderer {
	readonly #name: string
	readonly #headings: ReadonlyMap<Token, ArticleHeading>
	/** Under which heading what is written now stands. */
	#section: ArticleHeading | undefined

	constructor(name: string, headings: ReadonlyMap<Token, ArticleHeading>) {
		super()
		this.#name = name
		this.#headings = headings
	}

	override heading(token: Tokens.Heading): string {
		this.#section = this.#headings.get(token) ?? this.#section
		const id = this.#headings.get(token)?.id
		const words = this.parser.parseInline(token.tokens)
		return `<h${token.depth}${id ? ` id="${id}"` : ''}>${words}</h${token.depth}>\n`
	}

	/** A wide table moves in a box of its own, which the keyboard reaches (WCAG 2.1.1), instead of the page. */
	override table(token: Tokens.Table): string {
		const label = this.#section
			? `aria-labelledby="${this.#section.id}"`
			: `aria-label="${escapeAttribute(this.#name)}"`
		return `<div class="table-scroll" role="region" tabindex="0" ${label}>${super.table(token)}</div>\n`
	}

	override tablecell(token: Tokens.TableCell): string {
		const cell = super.tablecell(token)
		return token.header ? cell.replace(/^<th/, '<th scope="col"') : cell
	}

	override html({ text }: Tokens.HTML | Tokens.Tag): string {
		return escapeAttribute(text)
	}
}

function escapeAttribute(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
