import { exportLockerAsJson } from '~/features/locker/locker-export.server'
import { download } from '~/requests/download.server'
import { requireMember } from '~/requests/guards.server'
import type { Route } from './+types/locker-export-json'

/** A person's saved prompts as a JSON file; their plan does not matter (docs/product.md#locker). */
export function loader(args: Route.LoaderArgs) {
	const pieces = exportLockerAsJson(requireMember(args, '/prompt-locker'))
	return download(pieces, { type: 'application/json', name: 'pronto-locker.json' })
}
