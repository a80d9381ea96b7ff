import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { useMarks } from './marks-provider'
import { useMark } from './use-mark'

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

/** Whether a prompt is saved, as it was asked for last, and the form that changes it. */
export function useFavorite(id: string) {
	const { favorites, isSignedIn } = useMarks()
	const { submit, next } = useMark('favorites', id, 'failed_to_update_favorites')
	const isFavorite = favorites.includes(id)
	const renderForm = (button: ReactNode) => (
		<form
			method="post"
			action={href('/prompt/:id/favorite', { id })}
			className="contents"
			onSubmit={(event) => submit(event, !isFavorite)}
		>
			<input type="hidden" name="favorite" value={isFavorite ? 'off' : 'on'} />
			<input type="hidden" name="next" value={next} />
			{button}
		</form>
	)
	return { isFavorite, isSignedIn, renderForm }
}
