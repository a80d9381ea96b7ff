import { Heart } from 'lucide-react'
import { useWords } from '~/i18n/words'
import { useFavorite } from './favorite-button'

/** Saves a prompt, or takes it out again, from the side panel; disabled for visitors, with the reason below. */
export function FavoriteBlock({ id }: { id: string }) {
	const { t } = useWords()
	const { isFavorite, isSignedIn, renderForm } = useFavorite(id)
	const heart = <Heart className="icon" aria-hidden="true" />
	if (isSignedIn) {
		return renderForm(
			<button
				className="button button-secondary button-wide favorite-toggle"
				type="submit"
				aria-pressed={isFavorite}
			>
				{heart}
				{isFavorite ? t('remove_favorite') : t('save_favorite')}
			</button>,
		)
	}
	return (
		<>
			<button
				className="button button-secondary button-wide"
				type="button"
				disabled
				aria-describedby="favorite-hint"
			>
				{heart}
				{t('save_favorite')}
			</button>
			<p className="hint" id="favorite-hint" data-message="login_to_save_favorites">
				{t('login_to_save_favorites')}
			</p>
		</>
	)
}
