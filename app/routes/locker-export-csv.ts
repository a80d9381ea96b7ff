import { exportLockerAsCsv } from '~/domain/locker-export.server'
import { requireMember } from '~/guards.server'
import type { Route } from './+types/locker-export-csv'

/** A person's saved prompts as a CSV file; their plan does not matter (product.md, Locker). */
export async function loader(visit: Route.LoaderArgs) {
	return new Response(await exportLockerAsCsv(requireMember(visit, '/prompt-locker')), {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': 'attachment; filename="pronto-locker.csv"',
			'Cache-Control': 'private, no-store',
		},
	})
}
