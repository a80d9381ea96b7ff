import { Lexer, Parser, type Tokens } from 'marked'
import type { CataloguePrompt, PromptSample, PromptWords } from '~/content/catalogue'
import { escapeHtml } from '~/core/escape'
import { MarkdownRenderer } from '~/core/rendered-markdown.server'
import type { Language } from '~/i18n/language'
import type { Sample } from './prompt'
import type { Listing } from './versions/snapshot.server'

const samples = new Map(
	Object.values(
		import.meta.glob<PromptSample>('/app/content/samples/*.server.ts', { eager: true, import: 'sample' }),
	).map((sample) => [sample.id, sample]),
)

/** What the file of a prompt's sample result has, in both languages. */
export function findSampleFile(id: string): PromptSample | undefined {
	return samples.get(id)
}

const kept = new Map<string, Sample>()

/**
 * The sample result of a prompt of the library, told to everyone, premium or not; null where none was written yet. It was
 * written for what the prompt's file says.
 */
export function findSample(
	shown: Pick<Listing, 'id' | 'version' | 'updatedOn'>,
	language: Language,
	words: Pick<PromptWords, 'title' | 'blanks' | 'promptText'>,
	file: CataloguePrompt | undefined,
): Sample | null {
	const { id, version, updatedOn } = shown
	const key = `${id} ${version} ${updatedOn} ${language}`
	const known = kept.get(key)
	if (known) return known
	const written = samples.get(id)?.[language]
	if (!written) return null
	const sample = {
		writtenOn: written.writtenOn,
		isOfEarlierVersion:
			updatedOn > written.writtenOn && isOther(written.writtenOn, words.promptText, file, language),
		answers: words.blanks.map(({ name, label }) => ({
			label,
			answer: new Map(Object.entries(written.answers)).get(name) ?? '',
		})),
		text: written.text,
		html: renderResult(written.text, words.title),
		corrections: written.corrections,
	}
	// A preview is of no version.
	if (version > 0) kept.set(key, sample)
	return sample
}

/** Whether a text is not the one that was there on a day: by an editor, or because its file was changed since it was published. */
function isOther(
	day: string,
	promptText: string,
	file: CataloguePrompt | undefined,
	language: Language,
): boolean {
	if (file?.[language].promptText !== promptText) return true
	return file.updatedOn > day && file.updatedOn > file.publishedOn
}

/** Below the heading of the section that it stands in. */
const TOP_LEVEL = 3
const LAST_LEVEL = 6
const WEB_ADDRESS = /^https?:\/\//i

/** Names a table after the heading above it. Of addresses it keeps the web's, and of a picture what it is called. */
class ResultRenderer extends MarkdownRenderer {
	readonly #deeper: number

	/** `topLevel` is that of the answer's own highest headings. */
	constructor(title: string, topLevel: number) {
		super()
		this.tableName = `aria-label="${escapeHtml(title)}"`
		this.#deeper = TOP_LEVEL - topLevel
	}

	override heading(token: Tokens.Heading): string {
		const name = this.parser.parseInline(token.tokens, this.parser.textRenderer)
		if (!name.trim()) return ''
		this.tableName = `aria-label="${escapeHtml(name)}"`
		const depth = Math.min(LAST_LEVEL, Math.max(TOP_LEVEL, token.depth + this.#deeper))
		return super.heading({ ...token, depth })
	}

	/** Lines of code wrap, so that none has to be scrolled to. */
	override code({ text }: Tokens.Code): string {
		return `<pre><code>${escapeHtml(text)}</code></pre>\n`
	}

	override link({ href, tokens }: Tokens.Link): string {
		const words = this.parser.parseInline(tokens)
		return WEB_ADDRESS.test(href) ? `<a href="${escapeHtml(href)}" rel="nofollow">${words}</a>` : words
	}

	override image({ text }: Tokens.Image): string {
		return escapeHtml(text)
	}

	override checkbox({ checked }: Tokens.Checkbox): string {
		return checked ? '☑ ' : '☐ '
	}
}

/** An answer in Markdown, whoever or whatever wrote it, as HTML. `title` names a table that stands under no heading. */
export function renderResult(markdown: string, title: string): string {
	const tokens = new Lexer().lex(markdown)
	const levels = tokens.flatMap((token) => (token.type === 'heading' ? [Number(token['depth'])] : []))
	const topLevel = Math.min(LAST_LEVEL, ...levels)
	return new Parser({ renderer: new ResultRenderer(title, topLevel) }).parse(tokens)
}
