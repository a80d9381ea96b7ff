import { href, redirect } from 'react-router'
import { Refused, refuse } from '~/core/refuse.server'
import { type Editor, isEditor, isSignedIn } from '~/core/viewer'
import { readLibraryPrompt } from '~/features/editing/desk.server'
import { checkDraft, saveDraft } from '~/features/editing/draft.server'
import { DraftInput } from '~/features/editing/prompt-content'
import { storedDeskOf } from '~/features/editing/stored-desk.server'
import { readJsonRequest } from '~/requests/request-body.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/library-prompt-draft'

export function loader({ params: { id } }: Route.LoaderArgs) {
	return redirect(href('/admin/prompts/:id', { id }))
}

/**
 * Keeps what an editor is writing, and answers what is stored and what is still open of it. JSON in and out; over what
 * somebody else stored meanwhile it answers 409 with that.
 */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
	const { viewer } = context.get(requestContext)
	if (!isEditor(viewer)) return refuse(isSignedIn(viewer) ? 'not_authorized' : 'signed_out')
	try {
		const wish = await readJsonRequest(request, DraftInput)
		const revision = await saveDraft(viewer, id, wish)
		const stored = await readStored(viewer, id)
		// Somebody else was faster than this answer.
		if (stored.revision !== revision) return Response.json({ stored }, { status: 409 })
		return Response.json({ stored, problems: await checkDraft(viewer, id, wish.content) })
	} catch (error) {
		if (!(error instanceof Refused)) throw error
		if (error.code !== 'conflict') return error
		return Response.json({ stored: await readStored(viewer, id) }, { status: 409 })
	}
}

const readStored = async (admin: Editor, id: string) => storedDeskOf(id, await readLibraryPrompt(admin, id))
