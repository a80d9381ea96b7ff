import { Renderer, type Tokens } from 'marked'
import { escapeHtml } from './escape'

/** Writes Markdown, whoever wrote it, as HTML of our own: its markup is shown as text, and its tables scroll by themselves. */
export class MarkdownRenderer extends Renderer {
	/** What names the box of a table. */
	protected tableName = ''

	/** A wide table moves in a box of its own, which the keyboard reaches (WCAG 2.1.1), instead of the page. */
	override table(token: Tokens.Table): string {
		return `<div class="table-scroll" role="region" tabindex="0" ${this.tableName}>${super.table(token)}</div>\n`
	}

	override tablecell(token: Tokens.TableCell): string {
		const cell = super.tablecell(token)
		return token.header ? cell.replace(/^<th/, '<th scope="col"') : cell
	}

	/** Markup that is shown as text begins no stretch where what follows stands as it is. */
	override text(token: Tokens.Text | Tokens.Escape): string {
		return super.text('escaped' in token ? { ...token, escaped: false } : token)
	}

	override html({ text }: Tokens.HTML | Tokens.Tag): string {
		return escapeHtml(text)
	}
}
