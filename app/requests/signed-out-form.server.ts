import { data, type RouterContextProvider } from 'react-router'
import { loginPath } from '~/core/next-path'
import { isSignedIn } from '~/core/viewer'
import { translateInto } from '~/i18n/translate.server'
import type { MessageId, Translate } from '~/i18n/words'
import type { SignedOutAnswer } from '~/ui/form/form-error'
import { returned } from './form-draft.server'
import { readForm, type SentForm } from './form-request.server'
import { requestContext } from './request-context.server'

/** How our forms name their fields: what is called otherwise is none of theirs. */
const NAME = /^[\w.]{1,40}$/
/** As much as the longest field of any form takes. */
const LONGEST_TEXT = 50_000
/** What a page writes around a text, its name and its label, in bytes: where it is shown, and where it is sent along unseen. */
const AROUND = { shown: 180, unseen: 44 }
/** As much of that as is sent back whatever was sent: a form with many fields has to have brought the rest. */
const FREE_MARKUP = 8_000

/** What the texts of a form are called, by their names. */
type Labels = Readonly<Record<string, MessageId>> | ((t: Translate) => ReadonlyMap<string, string>)

interface Sent {
	request: Request
	context: Readonly<RouterContextProvider>
	url: URL
}

/**
 * Gives a form back whose sender is no longer signed in: without scripts the way to the log-in would lose what was typed.
 * `labels` are those of its texts, which are shown; all else is sent along. `read` is the form where it was read already.
 * Where scripts keep what is typed, they are sent to the log-in as ever.
 */
export async function giveBackToSignedOut(args: Sent, labels: Labels, read?: SentForm): Promise<void> {
	const { request, context, url } = args
	if (!isSignedOutPage(args)) return
	const form = read ?? (await readForm(request))
	const t = await translateInto(context.get(requestContext).language)
	const sent = sentFields(form, labelsIn(labels, t))
	const markup = sent.reduce((sum, field) => sum + bytesAround(field), 0)
	const byPlace = <Value>(of: (value: string) => Value) =>
		Object.fromEntries(sent.map(({ place, value }) => [String(place), of(value)]))
	const { draft, errors } = returned(
		{ bytes: form.bytes + FREE_MARKUP - markup },
		byPlace((value) => value),
		byPlace(() => LONGEST_TEXT),
	)
	const fields = sent.flatMap(({ place, name, label }) => {
		const [value, error] = [draft[place] ?? '', errors[place]]
		return label ? [{ place, name, value, label, error: error && t(error) }] : []
	})
	const unseen = sent.flatMap(({ place, name, value, label }) =>
		label || errors[place] ? [] : [{ place, name, value }],
	)
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

interface SentField {
	place: number
	name: string
	value: string
	/** Of a text that is shown. */
	label: string | undefined
}

/** Every text of a form. What is empty is sent along too: a row of fields is there by its first one. */
function sentFields(form: SentForm, labels: ReadonlyMap<string, string>): SentField[] {
	const left = new Map(labels)
	return [...form].flatMap(([name, value], place) => {
		if (typeof value !== 'string' || !NAME.test(name)) return []
		const label = value ? left.get(name) : undefined
		// No form of ours has two texts of one name.
		if (label) left.delete(name)
		return [{ place, name, value, label }]
	})
}

function labelsIn(labels: Labels, t: Translate): ReadonlyMap<string, string> {
	if (typeof labels === 'function') return labels(t)
	return new Map(Object.entries(labels).map(([name, label]) => [name, t(label)]))
}

function bytesAround({ name, label }: SentField): number {
	return name.length + (label ? AROUND.shown + Buffer.byteLength(label) : AROUND.unseen)
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
