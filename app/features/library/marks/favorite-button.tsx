import { Heart } from 'lucide-react'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { useFavorite } from './use-favorite'

/** The heart on a card: saves a prompt to one's favorites. For visitors it can't, and says why. */
export function FavoriteButton({ id, title }: { id: string; title: string }) {
	const { t } = useWords()
	const showToast = useToast()
	const { isFavorite, isSignedIn, renderForm } = useFavorite(id)
	const heart = <Heart className="icon" aria-hidden="true" />
	if (isSignedIn) {
		return renderForm(
			<button
				className="icon-button"
				type="submit"
				aria-pressed={isFavorite}
				aria-label={t('save_prompt', { title })}
			>
				{heart}
			</button>,
		)
	}
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
			{heart}
		</button>
	)
}
