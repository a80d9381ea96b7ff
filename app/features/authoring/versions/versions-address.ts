import { href } from 'react-router'

/** Where the versions of a created prompt are, and which of them. */
export function createdVersionsAddress(
	id: string,
	asked: { version?: number; from?: number; view?: 'text'; ask?: 'restore'; before?: number } = {},
): string {
	const parameters = new URLSearchParams()
	for (const [name, value] of Object.entries(asked)) parameters.set(name, String(value))
	return [href('/prompt/:id/versions', { id }), parameters.toString()].filter(Boolean).join('?')
}
