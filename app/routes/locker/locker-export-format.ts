import { refuse } from '~/core/refuse.server'
import { LOCKER_FORMATS, lockerFormatOf } from '~/features/locker/export/locker-formats'
import { writeLocker } from '~/features/locker/export/locker-writers.server'
import { download } from '~/requests/download.server'
import { requireMember } from '~/requests/guards.server'
import type { Route } from './+types/locker-export-format'

const TYPES = new Map([
	['json', 'application/json'],
	['csv', 'text/csv'],
	['yml', 'application/yaml'],
	['zip', 'application/zip'],
])

/** A person's saved prompts as a file of some format; their plan does not matter (docs/product.md#locker). */
export function loader(args: Route.LoaderArgs) {
	const member = requireMember(args, '/prompt-locker')
	const format = lockerFormatOf(args.params.format)
	if (!format) throw refuse('not_found')
	const name = LOCKER_FORMATS[format].file
	const type = TYPES.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream'
	return download(writeLocker(member, format), { type, name })
}
