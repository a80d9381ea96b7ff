import { href } from 'react-router'

/** Tells that a saved prompt was copied, or opened in an assistant; nothing but its id is sent, and nobody waits for it. */
export function tellUsed(id: string): void {
	navigator.sendBeacon?.(href('/prompt-locker/:id/used', { id }))
}
