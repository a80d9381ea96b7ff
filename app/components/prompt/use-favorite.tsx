import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useMarks } from './marks'
import { useMark } from './use-mark'

/** Whether a prompt is saved, as it was asked for last, and the form that changes it (spec 4). */
export function useFavorite(id: string) {
	const { favorites, isSignedIn } = useMarks()
	const { Form, asked, next, submit } = useMark(`favorite ${id}`)
	const isFavorite = asked ? asked.get('favorite') === 'on' : favorites.includes(id)
	const renderForm = (button: ReactNode) => (
		<Form method="post" action={href('/prompt/:id/favorite', { id })} className="contents" onSubmit={submit}>
			<input type="hidden" name="favorite" value={isFavorite ? 'off' : 'on'} />
			<input type="hidden" name="next" value={next} />
			{button}
		</Form>
	)
	return { isFavorite, isSignedIn, renderForm }
}
