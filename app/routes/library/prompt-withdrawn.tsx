import { href, Link } from 'react-router'
import { categoryTitle } from '~/features/library/category'
import type { WithdrawnPrompt } from '~/features/library/prompt'
import { FiledNearby } from '~/features/library/ui/filed-nearby'
import { useWords } from '~/i18n/words'
import { NothingHere } from '~/ui/problem-page'

/** The page of a prompt that is in the library no more: what people read instead. */
export function WithdrawnView({ withdrawn: { category, related } }: { withdrawn: WithdrawnPrompt }) {
	const { t, language } = useWords()
	return (
		<>
			<NothingHere
				title={t('prompt_withdrawn')}
				message="prompt_withdrawn"
				text={t('prompt_withdrawn_text')}
				actions={
					<Link className="button button-primary" to={href('/category/:id', { id: category })}>
						{t('prompts_in', { category: categoryTitle(category, language) })}
					</Link>
				}
			/>
			<FiledNearby prompts={related} />
		</>
	)
}
