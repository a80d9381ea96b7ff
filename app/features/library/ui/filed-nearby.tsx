import { useWords } from '~/i18n/words'
import type { ListedPrompt } from '../prompt'
import { PromptGrid } from './prompt-grid'

/** What stands beside a prompt in the library. */
export function FiledNearby({ prompts }: { prompts: readonly ListedPrompt[] }) {
	const { t } = useWords()
	if (prompts.length === 0) return <div className="section" />
	return (
		<section className="section pb-(--section)" aria-labelledby="related-title">
			<div className="wrap">
				<div className="section-head">
					<h2 id="related-title">{t('filed_nearby')}</h2>
				</div>
				<PromptGrid prompts={prompts} columns={3} heading="h3" />
			</div>
		</section>
	)
}
