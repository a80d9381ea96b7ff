import { Heart } from 'lucide-react'
import { useToast } from '~/components/ui/toast'
import { useWords } from '~/i18n/words'

/** Saves a prompt to one's favorites. For visitors it can't, and says why. */
export function FavoriteButton({ title }: { title: string }) {
	const { t } = useWords()
	const showToast = useToast()
	return (
		<button
			className="icon-button needs-script"
			type="button"
			aria-pressed={false}
			aria-disabled={true}
			aria-label={t('save_prompt', { title })}
			title={t('login_to_save_favorites')}
			onClick={() => showToast('login_to_save_favorites', { kind: 'hint' })}
		>
			<Heart className="icon" aria-hidden="true" />
		</button>
	)
}
