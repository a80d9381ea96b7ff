import { Lock } from 'lucide-react'
import { useWords } from '~/i18n/words'

/** Marks a premium prompt; with a lock while this person can't read it. */
export function PremiumBadge({ isOpen }: { isOpen: boolean }) {
	const { t } = useWords()
	return (
		<span className="badge badge-premium">
			{isOpen ? null : <Lock className="icon" role="img" aria-label={t('locked')} />}
			{t('premium')}
		</span>
	)
}
