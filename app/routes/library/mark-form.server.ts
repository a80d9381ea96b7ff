import type { RouterContextProvider } from 'react-router'
import { nextPath } from '~/core/next-path'
import type { Member } from '~/core/viewer'
import type { MarkAnswer } from '~/features/library/marks/use-mark'
import type { MessageId } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'

interface MarkArgs {
	request: Request
	context: Readonly<RouterContextProvider>
	url: URL
}

/**
 * Takes a form that marks a prompt for a person. `mark` does it and answers what to say; whatever goes wrong is said by
 * `failed`. Scripts get that as JSON; without them the browser goes back to the page it came from, with the message.
 */
export async function takeMarkForm(
	args: MarkArgs,
	failed: MessageId,
	mark: (member: Member, form: FormData) => Promise<MessageId>,
) {
	const form = await readForm(args.request)
	const next = nextPath(form.get('next'))
	const member = requireMember(args, next)
	const isScripted = form.has('scripted')
	try {
		const message = await mark(member, form)
		return isScripted ? Response.json({ message } satisfies MarkAnswer) : redirectWithToast(next, message)
	} catch (error) {
		const { init } = formProblem(error, failed)
		const said: MarkAnswer = { message: failed }
		return isScripted ? Response.json(said, init) : redirectWithToast(next, failed, { kind: 'error' })
	}
}
