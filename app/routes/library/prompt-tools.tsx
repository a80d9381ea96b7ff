import { ListPlus, Pencil } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Form, href, Link, useLocation } from 'react-router'
import { planOpens } from '~/core/plans'
import { useOwnPlan } from '~/features/billing/ui/subscription-check'
import type { Filled } from '~/features/library/blanks'
import { FavoriteTool } from '~/features/library/marks/favorite-tool'
import { useMarks } from '~/features/library/marks/marks-provider'
import type { PromptPage } from '~/features/library/prompt'
import { ShareButtons } from '~/features/library/ui/share-buttons'
import { useWords } from '~/i18n/words'
import { usePart } from '~/ui/use-part'

/** What can be done with a prompt beside using it: small buttons under its title. */
export function PromptTools({
	prompt,
	filled,
	url,
	onShare,
}: {
	prompt: PromptPage
	filled: Filled
	/** The address that is shared. */
	url: string
	onShare: ComponentProps<typeof ShareButtons>['onPress']
}) {
	const { t } = useWords()
	const { isSignedIn } = useMarks()
	const { id, title, body, canEdit } = prompt
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, some of these are links
		<div className="prompt-tools" role="group" aria-label={t('prompt_actions')}>
			<FavoriteTool id={id} />
			{isSignedIn ? <CollectTool id={id} /> : null}
			<ShareButtons title={title} text={body?.promptText ?? null} url={url} onPress={onShare} />
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

/** Puts a prompt into a collection of one's own (docs/product.md#collections); of several the next page asks which. */
function CollectTool({ id }: { id: string }) {
	const { t } = useWords()
	const { pathname } = useLocation()
	return (
		<Form className="contents" method="post" action={href('/collections/add')} preventScrollReset>
			<input type="hidden" name="prompt" value={id} />
			<input type="hidden" name="next" value={pathname} />
			<button className="button button-secondary button-small" type="submit">
				<ListPlus className="icon icon-small" aria-hidden="true" />
				<span>{t('add_to_collection')}</span>
			</button>
		</Form>
	)
}

const loadButtons = () => import('~/features/locker/ui/save-buttons')
type SaveProps = ComponentProps<Awaited<ReturnType<typeof loadButtons>>['default']>

/** For who has a locker, and loaded for them only: keeps this prompt's text in their locker (docs/product.md#locker). */
function SaveToLocker(props: SaveProps) {
	const plan = useOwnPlan()
	const hasLocker = plan !== null && planOpens(plan.tier, 'locker')
	const SaveButtons = usePart(loadButtons, hasLocker)
	if (!hasLocker) return null
	return SaveButtons ? <SaveButtons {...props} /> : <div className="tool-place" />
}
