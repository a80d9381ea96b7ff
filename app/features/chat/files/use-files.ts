import { type DragEvent, useLayoutEffect, useRef, useState } from 'react'
import { useToast } from '~/ui/toast'
import { type MessageParts, MOST_FILES } from './message-files'

/** How many files in a row are told why they don't go along. */
const MOST_TOLD = 3

/**
 * Takes files into the message that is being written, chosen or dropped; of each that does not go along it says why.
 * `place` is what they are dropped on.
 */
export function useFiles(
	message: MessageParts,
	write: (message: MessageParts) => void,
): {
	isOver: boolean
	/** Whether files are being read: a message sent now would go without them. */
	isReading: boolean
	add: (chosen: FileList | null) => void
	place: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>
} {
	const showToast = useToast()
	const [isOver, setIsOver] = useState(false)
	const [isReading, setIsReading] = useState(false)
	// While files are read somebody types on, or opens another conversation.
	const now = useRef({ message, write })
	useLayoutEffect(() => {
		now.current = { message, write }
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

	const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
	return {
		isOver,
		isReading,
		add: (chosen) => void add([...(chosen ?? [])]),
		place: {
			onDragOver(event) {
				if (!hasFiles(event)) return
				event.preventDefault()
				setIsOver(true)
			},
			onDragLeave: () => setIsOver(false),
			onDrop(event) {
				setIsOver(false)
				if (!hasFiles(event)) return
				event.preventDefault()
				void add([...event.dataTransfer.files])
			},
		},
	}
}
