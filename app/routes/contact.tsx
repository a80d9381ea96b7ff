import '~/i18n/areas/account'
import '~/i18n/areas/articles'
import '~/styles/contact.css'
import { data, href, useLocation } from 'react-router'
import { type ContactAnswer, ContactPage } from '~/components/contact/contact-page'
import { type ContactDraft, ContactForm, LONGEST_CONTACT } from '~/domain/contact'
import { sendMessage } from '~/domain/contact.server'
import { TRAP } from '~/domain/contact-trap'
import { fieldErrors } from '~/domain/field-errors.server'
import { isSignedIn } from '~/domain/viewer'
import { goOn } from '~/flash.server'
import { returned, textsOf } from '~/form-draft.server'
import { formProblem } from '~/form-problem.server'
import { readForm } from '~/form-request.server'
import { translateInto } from '~/i18n/translate.server'
import { pageMeta } from '~/page-meta.server'
import { breadcrumbData } from '~/structured-data.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/contact'

const NOTHING_TYPED: ContactDraft = { name: '', email: '', subject: '', message: '' }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language } = context.get(visitContext)
	const t = await translateInto(language)
	const isKnown = isSignedIn(viewer)
	const draft: ContactDraft = {
		...NOTHING_TYPED,
		name: isKnown && viewer.name !== viewer.email ? viewer.name : '',
		email: isKnown ? viewer.email : '',
	}
	return {
		draft,
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

/** Stores the message and says so (spec 8). Who fills in what nobody sees hears the same, and nothing is stored. */
export async function action({ context, request }: Route.ActionArgs) {
	const { clientAddress: address, language, viewer } = context.get(visitContext)
	const sent = await readForm(request)
	const texts = textsOf(sent, NOTHING_TYPED)
	const isTrapped = (sent.get(TRAP) ?? '') !== ''
	const form = ContactForm.safeParse(texts)
	const { draft, errors } = returned(texts, LONGEST_CONTACT)
	if (!form.success && !isTrapped) {
		return data<ContactAnswer>({ draft, errors: { ...fieldErrors(form.error), ...errors } }, { status: 400 })
	}
	try {
		if (form.success && !isTrapped) await sendMessage(form.data, { address, language, userId: viewer.userId })
		return goOn(href('/contact'), 'message_sent_successfully')
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'contact_not_sent')
		return data<ContactAnswer>({ draft, problem, values }, init)
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Contact({ loaderData: { draft }, actionData: answer }: Route.ComponentProps) {
	// Every visit has a form of its own: after a message was sent, an empty one.
	return <ContactPage key={useLocation().key} draft={answer?.draft ?? draft} answer={answer} />
}
