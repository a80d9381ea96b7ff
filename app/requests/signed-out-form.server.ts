import { data, type RouterContextProvider } from 'react-router'
import { loginPath } from '~/core/next-path'
import { isSignedIn } from '~/core/viewer'
import { translateInto } from '~/i18n/translate.server'
import type { MessageId } from '~/i18n/words'
import type { SignedOutAnswer } from '~/ui/form/form-error'
import { returned } from './form-draft.server'
import { readForm, type SentForm } from './form-request.server'
import { requestContext } from './request-context.server'

/** More than any form of ours has that somebody types into. */
const MOST_FIELDS = 40
/** How our forms name their fields: what is called otherwise is none of theirs. */
const NAME = /^\w{1,40}$/
/** As much as the longest field of any form takes. */
const LONGEST_TEXT = 50_000

interface Sent {
	request: Request
	context: Readonly<RouterContextProvider>
	url: URL
}

/**
 * Gives a form back whose sender is no longer signed in: without scripts the way to the log-in would lose what was typed.
 * `labels` are those of its texts by their names; `read` is the form where it was read already. Where scripts keep what is
 * typed, they are sent to the log-in as ever.
 */
export async function giveBackToSignedOut(
	args: Sent,
	labels: Readonly<Record<string, MessageId>>,
	read?: SentForm,
): Promise<void> {
	const { request, context, url } = args
	if (!isSignedOutPage(args)) return
	const form = read ?? (await readForm(request))
	const t = await translateInto(context.get(requestContext).language)
	const named = new Map(Object.entries(labels))
	const sent = [...form]
		.slice(0, MOST_FIELDS)
		.flatMap(([name, value], place) =>
			typeof value === 'string' && NAME.test(name) ? [{ place, name, value }] : [],
		)
	const byPlace = <Value>(of: (value: string) => Value) =>
		Object.fromEntries(sent.map(({ place, value }) => [String(place), of(value)]))
	const { draft, errors } = returned(
		form,
		byPlace((value) => value),
		byPlace(() => LONGEST_TEXT),
	)
	const fields = sent.flatMap(({ place, name, value: whole }) => {
		const label = named.get(name)
		const [value, error] = [draft[place] ?? '', errors[place]]
		return label && whole ? [{ place, name, value, label: t(label), error: error && t(error) }] : []
	})
	const unseen = sent.filter(({ place, name }) => !named.has(name) && !errors[place])
	throw data<SignedOutAnswer>(
		{
			message: 'signed_out_form_title',
			title: t('signed_out_form_title'),
			text: t('signed_out_form_text'),
			login: { label: t('signed_out_form_log_in'), to: loginPath(url.pathname + url.search), isTab: true },
			// What is missing would be stored as empty.
			again: Object.keys(errors).length > 0 ? null : t('signed_out_form_again'),
			fields,
			unseen,
		},
		{ status: 401 },
	)
}

/**
 * Tells the sender of a form who is no longer signed in that nothing of it comes back, as a password or a file never does:
 * `message` says so, and the way to the log-in leads back. The form is not read.
 */
export async function tellSignedOut(args: Sent, message: MessageId): Promise<void> {
	if (!isSignedOutPage(args)) return
	const { context, url } = args
	const t = await translateInto(context.get(requestContext).language)
	throw data<SignedOutAnswer>(
		{
			message,
			title: t('signed_out_form_title'),
			text: t(message),
			login: { label: t('log_in_and_return'), to: loginPath(url.pathname + url.search), isTab: false },
			again: null,
			fields: [],
			unseen: [],
		},
		{ status: 401 },
	)
}

/** Browsers ask for a page where they send a form themselves; our scripts take whatever comes. */
function isSignedOutPage({ request: { headers }, context }: Sent): boolean {
	return (
		!isSignedIn(context.get(requestContext).viewer) && (headers.get('Accept')?.includes('text/html') ?? false)
	)
}
