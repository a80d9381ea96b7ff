import { exportLockerAsCsv } from '~/features/locker/locker-export.server'
import { download } from '~/requests/download.server'
import { requireMember } from '~/requests/guards.server'
import type { Route } from './+types/locker-export-csv'

/** A person's saved prompts as a CSV file; their plan does not matter (docs/product.md#locker). */
export function loader(args: Route.LoaderArgs) {
	const pieces = exportLockerAsCsv(requireMember(args, '/prompt-locker'))
	return download(pieces, { type: 'text/csv', name: 'pronto-locker.csv' })
}
