import '../words/load'
import { RotateCcw, Undo2 } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { countFilled, type Filled } from '../blanks'
import type { Blank } from '../prompt'
import type { FilledBlanks } from './use-blanks'

/** How long a toast offers what was cleared; the button that cleared it does for as long as nothing is filled in. */
const UNDO_MS = 10_000

/** Clears all blanks, and then brings them back. */
export function ClearBlanks({
	blanks,
	values: { filled, replace, restore },
}: {
	blanks: readonly Blank[]
	values: FilledBlanks
}) {
	const { t } = useWords()
	const showToast = useToast()
	const button = useRef<HTMLButtonElement>(null)
	const [cleared, setCleared] = useState<{ filled: Filled; dismissToast: () => void } | null>(null)
	const isEmpty = countFilled(blanks, filled) === 0
	const undoable = isEmpty ? cleared : null
	const label = t(undoable ? 'bring_answers_back' : 'clear')
	const Icon = undoable ? Undo2 : RotateCcw

	function bringBack(before: Filled) {
		restore(before)
		setCleared(null)
	}

	function clear() {
		if (isEmpty) return
		replace({})
		const run = () => {
			bringBack(filled)
			// The focus would go with the toast.
			button.current?.focus()
		}
		const action = { label: 'undo', run, milliseconds: UNDO_MS } as const
		setCleared({ filled, dismissToast: showToast('blanks_cleared', { kind: 'hint', action }) })
	}

	function onClick({ detail }: MouseEvent) {
		if (!undoable) return clear()
		// The second press of a double one was meant for 'Clear'.
		if (detail > 1) return
		undoable.dismissToast()
		bringBack(undoable.filled)
	}

	return (
		<button
			ref={button}
			className={undoable ? 'icon-button undoes' : 'icon-button'}
			type="button"
			aria-label={label}
			title={label}
			aria-disabled={(isEmpty && !undoable) || undefined}
			onClick={onClick}
		>
			<Icon className="icon icon-small" aria-hidden="true" />
		</button>
	)
}
