import '../words/load'
import { useEffect, useEffectEvent } from 'react'
import { EMPTY_DRAFT } from '../locker'
import { fetchSavedAs } from './fetch-saved-as'
import { SaveButton } from './save-button'
import { useSaveCopy } from './use-save-copy'

/** Keeps a text of another room in the locker, under a title, unless it is there word for word. */
export function SaveText({ text, title }: { text: string; title: string }) {
	const { saved, know, isBusy, save } = useSaveCopy()
	const look = useEffectEvent(async (isLeft: () => boolean) => {
		const id = await fetchSavedAs(text)
		if (id && !isLeft()) know([{ id, content: text }])
	})
	// What is typed on is asked for again when it is to be saved.
	useEffect(() => {
		let isLeft = false
		void look(() => isLeft)
		return () => {
			isLeft = true
		}
	}, [])
	return (
		<SaveButton
			savedAs={saved.get(text)}
			isBusy={isBusy}
			onSave={() =>
				void save(
					{ ...EMPTY_DRAFT, title, content: text },
					{ origin: 'unknown', findSaved: () => fetchSavedAs(text) },
				)
			}
		/>
	)
}
