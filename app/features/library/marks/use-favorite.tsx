import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useMarks } from './marks-provider'
import { useMark } from './use-mark'

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
