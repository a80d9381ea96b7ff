import { type ComponentProps, useEffect, useState } from 'react'

type List = typeof import('./unsaved-text-list').UnsavedTextList

/** What was left unsaved on this device. It comes once the page stands: reading what is kept takes a schema. */
export function UnsavedTexts(props: ComponentProps<List>) {
	const [loaded, setLoaded] = useState<{ UnsavedTextList: List } | null>(null)
	useEffect(() => {
		import('./unsaved-text-list').then(setLoaded, () => undefined)
	}, [])
	return loaded ? <loaded.UnsavedTextList {...props} /> : null
}
