import { exportLockerAsJson } from '~/domain/locker-export.server'
import { requireMember } from '~/guards.server'
import type { Route } from './+types/locker-export-json'

/** A person's saved prompts as a JSON file; their plan does not matter (product.md, Locker). */
export async function loader(visit: Route.LoaderArgs) {
	return new Response(await exportLockerAsJson(requireMember(visit, '/prompt-locker')), {
		headers: {
			'Content-Type': 'application/json; charset=utf-8',
			'Content-Disposition': 'attachment; filename="pronto-locker.json"',
			'Cache-Control': 'private, no-store',
		},
	})
}
