import '~/features/account/words/load'
import '~/features/articles/words/load'
import '~/features/contact/style.css'
import { useState } from 'react'
import { data, href, useLocation } from 'react-router'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { newId } from '~/core/new-id'
import { isSignedIn } from '~/core/viewer'
import { type ContactDraft, ContactInput, LONGEST_CONTACT } from '~/features/contact/contact'
import { sendContactMessage } from '~/features/contact/contact.server'
import { type ContactAnswer, ContactPage, TRAP, TYPED_MESSAGE } from '~/features/contact/ui/contact-page'
import { translateInto } from '~/i18n/translate.server'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { breadcrumbData } from '~/requests/structured-data.server'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import type { Route } from './+types/contact'

const NOTHING_TYPED: ContactDraft = { name: '', email: '', subject: '', message: '' }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(requestContext)
	const t = await translateInto(language)
	const isKnown = isSignedIn(viewer)
	const draft: ContactDraft = {
		...NOTHING_TYPED,
		name: isKnown && viewer.name !== viewer.email ? viewer.name : '',
		email: isKnown ? viewer.email : '',
	}
	return {
		draft,
		userId: viewer.userId,
		idempotencyKey: newId(),
		meta: pageMeta(url, {
			title: t('nav_contact'),
			description: t('contact_meta_description'),
			language,
			structuredData: [
				breadcrumbData(url, [{ label: t('home'), to: href('/') }, { label: t('nav_contact') }]),
			],
		}),
	}
}

/** Stores the message and says so (docs/product.md#messages). Who fills in what nobody sees hears the same, and nothing is stored. */
export async function action({ context, request }: Route.ActionArgs) {
	const { clientAddress: address, language, viewer } = context.get(requestContext)
	const sent = await readForm(request)
	const texts = textsOf(sent, NOTHING_TYPED)
	const isTrapped = (sent.get(TRAP) ?? '') !== ''
	const form = ContactInput.safeParse(texts)
	const { draft, errors } = returned(sent, texts, LONGEST_CONTACT)
	if (!form.success && !isTrapped) {
		return data<ContactAnswer>({ draft, errors: { ...fieldErrors(form.error), ...errors } }, { status: 400 })
	}
	try {
		if (form.success && !isTrapped)
			await sendContactMessage(
				form.data,
				{ address, language, userId: viewer.userId },
				idempotencyKeyOf(sent),
			)
		return redirectWithToast(href('/contact'), 'message_sent_successfully')
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'contact_not_sent')
		return data<ContactAnswer>({ draft, problem, values }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return sendTypedTexts(TYPED_MESSAGE, serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Contact({ loaderData, actionData: answer }: Route.ComponentProps) {
	const { draft, userId, idempotencyKey } = loaderData
	const { key } = useLocation()
	const [visit, setVisit] = useState(key)
	if (!answer && visit !== key) setVisit(key)
	// Every visit has a form of its own: after a message was sent, an empty one. Where it was refused, the same one goes on.
	return (
		<ContactPage key={visit} stored={draft} userId={userId} idempotencyKey={idempotencyKey} answer={answer} />
	)
}
