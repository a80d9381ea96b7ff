import type { ListedPrompt } from '~/features/library/prompt'
import { PromptGrid } from '~/features/library/ui/prompt-grid'
import { useWords } from '~/i18n/words'

/** The prompts that an article is about, as cards. */
export function UsedPrompts({ prompts }: { prompts: readonly ListedPrompt[] }) {
	const { t } = useWords()
	return (
		<section className="wrap section pb-(--section)" aria-labelledby="used-prompts">
			<div className="section-head">
				<h2 id="used-prompts">{t('used_prompts')}</h2>
			</div>
			<PromptGrid prompts={prompts} columns={3} heading="h3" />
		</section>
	)
}
