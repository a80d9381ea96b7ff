import type { ListedPrompt as Prompt } from '../prompt'
import { PromptCard } from './prompt-card'

/** Cards side by side: at most three in a row, or four. */
export function PromptGrid({
	prompts,
	columns,
	heading,
}: {
	prompts: readonly Prompt[]
	columns: 3 | 4
	heading: 'h2' | 'h3'
}) {
	return (
		<div className={columns === 4 ? 'grid cards c4' : 'grid cards'}>
			{prompts.map((prompt) => (
				<PromptCard key={prompt.id} prompt={prompt} heading={heading} />
			))}
		</div>
	)
}
