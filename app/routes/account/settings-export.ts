import { exportAccountAsJson } from '~/features/personal-data/account-export.server'
import { download } from '~/requests/download.server'
import { requireMember } from '~/requests/guards.server'
import type { Route } from './+types/settings-export'

/** A person's data as a file. */
export function loader(args: Route.LoaderArgs) {
	const pieces = exportAccountAsJson(requireMember(args))
	return download(pieces, { type: 'application/json', name: 'pronto-data.json' })
}
