import type { MouseEvent } from 'react'

/** Whether a press on a link means another tab or window, which is the browser's to open. */
export function opensElsewhere(event: MouseEvent): boolean {
	return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
