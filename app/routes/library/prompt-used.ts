import { href, redirect } from 'react-router'
import { markUsed } from '~/features/library/marks/marks.server'
import { dayIn } from '~/i18n/time-zone.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/prompt-used'
import { takeMarkForm } from './mark-form.server'

/** Marks a prompt as used today, by the person's own calendar (docs/product.md#library). */
export function action(args: Route.ActionArgs) {
	return takeMarkForm(args, 'error_updating_status', async (member) => {
		await markUsed(member, args.params.id, dayIn(args.context.get(requestContext).timeZone, new Date()))
		return 'marked_as_used'
	})
}

export function loader({ params: { id } }: Route.LoaderArgs) {
	throw redirect(href('/prompt/:id', { id }))
}
