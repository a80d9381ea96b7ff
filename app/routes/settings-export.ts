import { exportAccount } from '~/domain/account-export.server'
import { requireMember } from '~/guards.server'
import type { Route } from './+types/settings-export'

/** A person's data as a file (issue 5, Settings). */
export async function loader(visit: Route.LoaderArgs) {
	const exported = await exportAccount(requireMember(visit))
	return new Response(`${JSON.stringify(exported, null, '\t')}\n`, {
		headers: {
			'Content-Type': 'application/json; charset=utf-8',
			'Content-Disposition': 'attachment; filename="pronto-data.json"',
			'Cache-Control': 'private, no-store',
		},
	})
}
