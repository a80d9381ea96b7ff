import { useWords } from '~/i18n/words'
import { CopyIcon } from '~/ui/copy-icon'

/** One unsaved text in a list of them: how it begins, and what can be done with it. */
export function UnsavedText({
	title,
	content,
	onContinue,
	onDiscard,
}: {
	title: string
	content: string
	onContinue?: () => void
	onDiscard?: () => void
}) {
	const { t } = useWords()
	const name = title || t('new_prompt')
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-3">
			<div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
				<b>{name}</b>
				{content ? <p className="muted line-clamp-2 text-small">{content}</p> : null}
			</div>
			<div className="row">
				{onContinue ? (
					<button
						className="button button-secondary button-small"
						type="button"
						aria-label={t('continue_draft_named', { title: name })}
						onClick={onContinue}
					>
						{t('continue_draft')}
					</button>
				) : null}
				{onDiscard ? (
					<button
						className="button button-quiet button-small"
						type="button"
						aria-label={t('discard_draft_named', { title: name })}
						onClick={onDiscard}
					>
						{t('discard_draft')}
					</button>
				) : null}
				<CopyIcon text={content} label={t('copy_named', { title: name })} failure="copy_failed_on_card" />
			</div>
		</li>
	)
}
