import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '~/i18n/words'
import { loginAddress } from '~/ui/login-address'
import { useFavorite } from './favorite-button'

/** Saves a prompt, or takes it out again, from its page; disabled for visitors, with the reason beside it. */
export function FavoriteTool({ id }: { id: string }) {
	const { t } = useWords()
	const { isFavorite, isSignedIn, renderForm } = useFavorite(id)
	const heart = <Heart className="icon icon-small" aria-hidden="true" />
	if (isSignedIn) {
		return renderForm(
			<button
				className="button button-secondary button-small favorite-toggle"
				type="submit"
				aria-pressed={isFavorite}
			>
				{heart}
				<span>{isFavorite ? t('remove_favorite') : t('save_favorite')}</span>
			</button>,
		)
	}
	return (
		<button
			className="button button-secondary button-small"
			type="button"
			disabled
			aria-describedby={FAVORITE_HINT}
		>
			{heart}
			<span>{t('save_favorite')}</span>
		</button>
	)
}

const FAVORITE_HINT = 'favorite-hint'

/** Why a visitor can't save a favorite, and the way to where they can and back. */
export function FavoriteHint({ address }: { address: string }) {
	const { t } = useWords()
	return (
		<Link
			className="text-link"
			id={FAVORITE_HINT}
			data-message="login_to_save_favorites"
			to={loginAddress(address)}
		>
			{t('login_to_save_favorites')}
		</Link>
	)
}
