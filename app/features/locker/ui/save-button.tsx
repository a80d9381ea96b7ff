import { Archive, Check } from 'lucide-react'
import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** Keeps a text in the locker; one that is there already leads to it. */
export function SaveButton({
	savedAs,
	hasOther = false,
	isBusy,
	onSave,
}: {
	savedAs: string | undefined
	/** The same with other answers is there already. */
	hasOther?: boolean
	isBusy: boolean
	onSave: () => void
}) {
	const { t } = useWords()
	if (savedAs) {
		return (
			<Link
				className="button button-secondary button-small is-done"
				to={href('/prompt-locker/:id', { id: savedAs })}
			>
				<Check className="icon icon-small" aria-hidden="true" />
				<span>{t('in_your_locker')}</span>
			</Link>
		)
	}
	return (
		<button
			className="button button-secondary button-small"
			type="button"
			aria-busy={isBusy || undefined}
			onClick={onSave}
		>
			<Archive className="icon icon-small" aria-hidden="true" />
			<span>{t(hasOther ? 'save_this_too' : 'save_to_locker')}</span>
		</button>
	)
}
