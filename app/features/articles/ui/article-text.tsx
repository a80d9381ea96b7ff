import { useRef } from 'react'
import type { ArticlePart } from '../article'
import { PromptBlock } from './prompt-block'
import { useInnerLinks } from './use-inner-links'

/** The text of an article: its HTML as the server wrote it, and the prompts in it as sheets with a copy button. */
export function ArticleText({ parts }: { parts: readonly ArticlePart[] }) {
	const text = useRef<HTMLElement>(null)
	useInnerLinks(text)
	return (
		<article ref={text} className="prose">
			{parts.map((part, index) => {
				const key = `${index}`
				return part.kind === 'prompt' ? (
					<PromptBlock key={key} text={part.text} />
				) : (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, rendered on the server
					<div key={key} dangerouslySetInnerHTML={{ __html: part.html }} />
				)
			})}
		</article>
	)
}
