import { Refused, refuse } from '~/core/refuse.server'
import { isSignedIn, opens } from '~/core/viewer'
import { Origin } from '~/features/locker/locker-origin'
import { listCopies } from '~/features/locker/locker-origin.server'
import { TextLook } from '~/features/locker/locker-texts'
import { findTexts } from '~/features/locker/locker-texts.server'
import { requireOpened } from '~/requests/guards.server'
import { readJsonRequest } from '~/requests/request-body.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/locker-copies'

const KEPT_BY_NOBODY = { headers: { 'Cache-Control': 'private, no-store' } }

/** What a Legend has saved from a prompt of the library, for its page: JSON that nobody keeps. */
export async function loader(args: Route.LoaderArgs) {
	const legend = requireOpened(args, 'locker', '/prompt-locker')
	const prompt = Origin.shape.promptId.safeParse(args.url.searchParams.get('prompt'))
	const copies = prompt.success ? await listCopies(legend, prompt.data) : []
	return Response.json({ copies }, KEPT_BY_NOBODY)
}

/** What of some texts a Legend has saved, for pages that show texts of other rooms. Too long for an address, they come as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
	const { viewer } = context.get(requestContext)
	if (!opens(viewer, 'locker')) return refuse(isSignedIn(viewer) ? 'plan_too_small' : 'signed_out')
	try {
		const { texts } = await readJsonRequest(request, TextLook)
		return Response.json({ ids: await findTexts(viewer, texts) }, KEPT_BY_NOBODY)
	} catch (error) {
		if (error instanceof Refused) return error
		throw error
	}
}
