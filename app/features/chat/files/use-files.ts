import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useToast } from '~/ui/toast'
import { type MessageParts, MOST_FILES } from './message-files'

/** How many files in a row are told why they don't go along. */
const MOST_TOLD = 3

/**
 * Takes files into the message that is being written, chosen or dropped anywhere on its page; of each that does not go
 * along it says why.
 */
export function useFiles(
	message: MessageParts,
	write: (message: MessageParts) => void,
): {
	isOver: boolean
	/** Whether files are being read: a message sent now would go without them. */
	isReading: boolean
	add: (chosen: FileList | null) => void
} {
	const showToast = useToast()
	const [isOver, setIsOver] = useState(false)
	const [isReading, setIsReading] = useState(false)
	// While files are read somebody types on, or opens another conversation.
	const now = useRef({ message, write, add })
	useLayoutEffect(() => {
		now.current = { message, write, add }
	})

	async function add(chosen: readonly File[]): Promise<void> {
		setIsReading(true)
		try {
			const { addFiles } = await import('./read-file')
			const added = await addFiles(chosen, () => now.current.message)
			now.current.write(added.message)
			for (const { name, problem } of added.refused.slice(0, MOST_TOLD)) {
				showToast(problem, { kind: 'error', values: { name, most: MOST_FILES } })
			}
		} catch {
			showToast('chat_file_unreadable', { kind: 'error', values: { name: chosen[0]?.name ?? '' } })
		} finally {
			setIsReading(false)
		}
	}

	// Wherever on the page they are dropped, this is the message that they are for.
	useEffect(() => {
		const leaving = new AbortController()
		const { signal } = leaving
		const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
		const over = (event: DragEvent) => {
			if (!hasFiles(event)) return
			event.preventDefault()
			setIsOver(true)
		}
		const leave = ({ relatedTarget }: DragEvent) => {
			if (!relatedTarget) setIsOver(false)
		}
		const drop = (event: DragEvent) => {
			setIsOver(false)
			if (!hasFiles(event)) return
			event.preventDefault()
			void now.current.add([...(event.dataTransfer?.files ?? [])])
		}
		document.addEventListener('dragover', over, { signal })
		document.addEventListener('dragleave', leave, { signal })
		document.addEventListener('drop', drop, { signal })
		return () => leaving.abort()
	}, [])
	return { isOver, isReading, add: (chosen) => void add([...(chosen ?? [])]) }
}
