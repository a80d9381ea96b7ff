import '../words/load'
import { useWords } from '~/i18n/words'
import type { FoundPrompts } from '../search'
import { CloseCards } from './close-cards'
import { SomethingElse } from './wish'

/** What only comes close to a query, each with the words that it has, and ways on. */
export default function CloseResults({
	query,
	found: { prompts, total, closeCount, words },
}: {
	query: string
	found: FoundPrompts
}) {
	const { t } = useWords()
	return (
		<>
			{total > closeCount ? (
				<h2 className="close-title">{t('close_title')}</h2>
			) : (
				<p className="close-note">{t('close_none', { words: words.length, prompts: closeCount })}</p>
			)}
			<CloseCards prompts={prompts.slice(prompts.length - closeCount)} words={words} />
			<SomethingElse query={query} />
		</>
	)
}
