import { useEffect, useRef, useState } from 'react'
import type { RememberedItem } from '../remembered'
import { browserAnswers } from './use-answers'

/** Forgets things and, for as long as their list is in sight, brings them back. The focus goes to what does. */
export function useForgetting(owner: string | null) {
	const [undo, setUndo] = useState<{ run: () => void; count: number } | null>(null)
	const button = useRef<HTMLButtonElement>(null)
	useEffect(() => {
		if (undo) button.current?.focus()
	}, [undo])
	return {
		undo: undo && {
			count: undo.count,
			button,
			run() {
				undo.run()
				setUndo(null)
			},
		},
		forget(items: readonly RememberedItem[]) {
			setUndo({ run: browserAnswers(owner).forget(items), count: items.length })
		},
	}
}
