import { PromptCard } from '~/features/library/ui/prompt-card'
import { useWords } from '~/i18n/words'
import type { FoundPrompt } from '../search'

/** Prompts that do not hold all that was asked for, each with the words that it has. */
export function CloseCards({
	prompts,
	words,
}: {
	prompts: readonly FoundPrompt[]
	/** Those of the query. */
	words: readonly string[]
}) {
	return (
		<div className="grid cards">
			{prompts.map((prompt) => (
				<PromptCard
					key={prompt.id}
					prompt={prompt}
					heading="h3"
					note={<HeldWords words={words} held={prompt.held} />}
				/>
			))}
		</div>
	)
}

/** Which words of a query a prompt has, and which it does not. */
function HeldWords({ words, held }: { words: readonly string[]; held: readonly boolean[] | undefined }) {
	const { t } = useWords()
	if (!held || words.length < 2) return null
	const missing = words.filter((_word, at) => !held[at])
	return (
		<p className="held-words">
			{t('held_words', { held: words.length - missing.length, total: words.length })}
			{words.map((word, at) => (held[at] ? [' ', <mark key={word}>{word}</mark>] : null))}
			{missing.length > 0 ? ` ${t('words_not_held')}` : null}
			{missing.map((word, at) => [at > 0 ? ', ' : ' ', <s key={word}>{word}</s>])}
		</p>
	)
}
