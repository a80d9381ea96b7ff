import { href } from 'react-router'
import type { Language } from '~/i18n/language'
import type { RunSide } from './runs'

/** The runs of a prompt in a language, and which two stand beside each other. */
export function runsAddress(
	id: string,
	{ text, left, right }: { text?: Language; left?: RunSide | undefined; right?: RunSide | undefined } = {},
): string {
	const parameters = new URLSearchParams()
	for (const [name, value] of Object.entries({ text, left, right })) {
		if (value !== undefined) parameters.set(name, String(value))
	}
	const path = href('/admin/prompts/:id/runs', { id })
	return parameters.size > 0 ? `${path}?${parameters}` : path
}
