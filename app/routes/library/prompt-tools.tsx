import { Pencil } from 'lucide-react'
import { href, Link } from 'react-router'
import { type Filled, fillIn } from '~/features/library/blanks'
import { FavoriteTool } from '~/features/library/marks/favorite-tool'
import type { PromptPage } from '~/features/library/prompt'
import { ShareButtons } from '~/features/library/ui/share-buttons'
import { useWords } from '~/i18n/words'
import { SaveToLocker } from './save-to-locker'

/** What can be done with a prompt beside using it: small buttons under its title. */
export function PromptTools({
	prompt,
	filled,
	url,
}: {
	prompt: PromptPage
	filled: Filled
	/** The address that is shared. */
	url: string
}) {
	const { t } = useWords()
	const { id, title, body, canEdit } = prompt
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, some of these are links
		<div className="prompt-tools" role="group" aria-label={t('prompt_actions')}>
			<FavoriteTool id={id} />
			<ShareButtons title={title} text={body ? fillIn(body.promptText, filled) : null} url={url} />
			{canEdit ? (
				<Link className="button button-secondary button-small" to={href('/prompt/:id/edit', { id })}>
					<Pencil className="icon icon-small" aria-hidden="true" />
					<span>{t('edit_prompt')}</span>
				</Link>
			) : null}
			{body ? <SaveToLocker prompt={prompt} promptText={body.promptText} filled={filled} /> : null}
		</div>
	)
}
