import { type ComponentType, useEffect, useState } from 'react'
import type { Viewer } from '~/core/viewer'
import { type Marks, NO_MARKS } from '~/features/library/marks/marks'
import { whenIdle } from '~/ui/when-idle'

type Keeper = ComponentType<{ viewer: Viewer; favorites: Marks['favorites'] }>

/** Makes what is read here readable without a connection: once the page is there, and nothing waits for it. */
export function KeepOffline({ viewer, marks }: { viewer: Viewer; marks: Marks | null }) {
	const [Keeper, setKeeper] = useState<Keeper | null>(null)
	useEffect(() => {
		// In development there is no worker, and over plain http browsers allow none.
		if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
		return whenIdle(() => {
			import('./offline-keeper').then(
				(module) => setKeeper(() => module.OfflineKeeper),
				() => undefined,
			)
		})
	}, [])
	return Keeper ? <Keeper viewer={viewer} favorites={(marks ?? NO_MARKS).favorites} /> : null
}
