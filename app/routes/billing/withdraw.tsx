import '~/features/account/words/load'
import '~/features/billing/withdrawal/words/load'
import '~/features/billing/withdrawal/style.css'
import { data, href, redirect, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { z } from 'zod'
import { requiredText } from '~/core/form-schema'
import { isSignedIn } from '~/core/viewer'
import { EMAIL_AT_MOST, Email } from '~/features/account/account'
import { ConfirmStep } from '~/features/billing/withdrawal/confirm-step'
import { ContractStep, type StatementProblem } from '~/features/billing/withdrawal/contract-step'
import { LinkForm } from '~/features/billing/withdrawal/link-form'
import { NoWithdrawal, shutTitle } from '~/features/billing/withdrawal/no-withdrawal'
import { withdrawalLaw } from '~/features/billing/withdrawal/period.server'
import { withdraw } from '~/features/billing/withdrawal/withdrawal.server'
import { WithdrawalDone } from '~/features/billing/withdrawal/withdrawal-done'
import { WithdrawalFrame } from '~/features/billing/withdrawal/withdrawal-frame'
import {
	requestWithdrawalLink,
	spendWithdrawalLink,
} from '~/features/billing/withdrawal/withdrawal-link.server'
import type { StatementDraft } from '~/features/billing/withdrawal/withdrawal-view'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm, type SentForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { type Unsent, unsent, useAnswer } from '~/ui/form/unsent'
import type { Route } from './+types/withdraw'
import { standingView, type Withdrawing, whereaboutsOf, withdrawerOf } from './withdrawer.server'

const LONGEST = { name: 200, email: EMAIL_AT_MOST }
const Statement = z.object({ name: requiredText('withdraw_name_needed', LONGEST.name), email: Email })
const LinkWish = z.object({ email: Email })

const LEAD = {
	eu: 'withdraw_lead_eu',
	uk: 'withdraw_lead_uk',
	guarantee: 'withdraw_lead_guarantee',
} as const

interface Answer extends StatementProblem, Pick<Partial<Unsent>, 'isUnsent'> {
	draft?: StatementDraft
	/** Whether the second step follows; where it doesn't, the first one comes back with what was typed. */
	isChecked?: boolean
}

/** The address may hold a secret: it must reach no other site, not even as a referrer; our own must know a form as ours. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
	const all = new Headers(actionHeaders)
	all.set('Referrer-Policy', 'same-origin')
	return all
}

/** Shows what somebody can withdraw from, and changes nothing: programs that read mails follow links too. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language, country } = context.get(requestContext)
	const token = url.searchParams.get('token') ?? ''
	const t = await translateInto(language)
	const words = { title: t('withdraw_title'), description: t('withdraw_text'), isIndexed: false }
	const person = await withdrawerOf(context, token)
	const shown = { meta: pageMeta(url, { ...words, language }), token, isSignedIn: isSignedIn(viewer) }
	if (!person) {
		const nobody = { ...shown, law: withdrawalLaw([country]), draft: null, account: '', standing: null }
		return data(nobody, token ? 404 : 200)
	}
	const standing = await standingView(person, context)
	return data({
		...shown,
		law: null,
		draft: person.draft,
		account: person.token ? person.email : '',
		standing,
	})
}

/** Mails a link, or takes the two steps of a withdrawal: the first one checks what was typed, the second one withdraws. */
export async function action(args: Route.ActionArgs) {
	const { context, request } = args
	const sent = await readForm(request)
	if (hiddenText(sent, 'intent') === 'ask') return mailLink(context, sent)
	const token = hiddenText(sent, 'token')
	const person = await withdrawerOf(context, token)
	if (!person && !token) {
		await giveBackToSignedOut(args, { name: 'withdraw_name', email: 'withdraw_email' }, sent)
		requireMember(args)
	}
	if (!person) return redirectWithToast(href('/withdraw'), 'withdraw_link_over', { kind: 'error' })
	if (person.isUsed) return redirect(ownPage(token), 303)
	const { draft, errors } = returned(sent, textsOf(sent, { name: '', email: '' }), LONGEST)
	const form = Statement.safeParse(Object.fromEntries(sent))
	if (!form.success) {
		return data<Answer>({ draft, errors: { ...fieldErrors(form.error), ...errors } }, { status: 400 })
	}
	const isConfirmed = hiddenText(sent, 'intent') === 'confirm'
	if (sent.has('back')) return data<Answer>({ draft })
	if (!isConfirmed) return data<Answer>({ draft: form.data, isChecked: true })
	return confirm(context, person, { ...form.data, contract: hiddenText(sent, 'contract') })
}

async function mailLink(context: Route.ActionArgs['context'], sent: SentForm) {
	const { clientAddress: address } = context.get(requestContext)
	const typed = returned(sent, textsOf(sent, { email: '' }), { email: EMAIL_AT_MOST })
	const draft = { name: '', email: typed.draft.email }
	const form = LinkWish.safeParse(Object.fromEntries(sent))
	if (!form.success) {
		return data<Answer>({ draft, errors: { ...fieldErrors(form.error), ...typed.errors } }, { status: 400 })
	}
	try {
		await requestWithdrawalLink(form.data.email, { address })
		return redirectWithToast(href('/withdraw'), 'withdraw_link_sent')
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'reset_error')
		return data<Answer>({ draft, problem, values }, init)
	}
}

async function confirm(
	context: Route.ActionArgs['context'],
	person: Withdrawing,
	statement: StatementDraft & { contract: string },
) {
	const { language } = context.get(requestContext)
	try {
		await withdraw(person, { ...statement, language }, whereaboutsOf(context))
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'withdraw_failed')
		return data<Answer>({ draft: statement, problem, values }, init)
	}
	if (person.token) await spendWithdrawalLink(person.token)
	return redirect(ownPage(person.token), 303)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

/** With the link's token, which shows what came of it from then on. */
function ownPage(token: string): string {
	return href('/withdraw') + (token ? `?${new URLSearchParams({ token })}` : '')
}

/** A step that was only checked changes nothing of what the page shows: Stripe need not be asked again. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return actionStatus === 200 ? false : defaultShouldRevalidate
}

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const answer: Answer | undefined = useAnswer<Answer>(actionData)
	const { token, law, draft, standing, account, isSignedIn } = loaderData
	const isBusy = useNavigation().formMethod === 'POST'
	const frame = { isSignedIn: isSignedIn && !account, account }
	if (law) {
		return (
			<WithdrawalFrame {...frame} title={t('withdraw_title')} lead={t(LEAD[law])}>
				<LinkForm email={answer?.draft?.email ?? ''} answer={answer} isOver={token !== ''} isBusy={isBusy} />
			</WithdrawalFrame>
		)
	}
	if (standing.kind === 'withdrawn') {
		return (
			<WithdrawalFrame {...frame} title={t('withdraw_done_title')}>
				<WithdrawalDone withdrawal={standing.withdrawal} />
			</WithdrawalFrame>
		)
	}
	if (standing.kind !== 'open') {
		return (
			<WithdrawalFrame {...frame} title={t(shutTitle(standing))}>
				<NoWithdrawal standing={standing} isSignedIn={frame.isSignedIn} />
			</WithdrawalFrame>
		)
	}
	const { contract } = standing
	// Where it is not known what came of it, one looks over both steps again.
	if (answer?.draft && answer.isChecked && !answer.isUnsent) {
		return (
			<WithdrawalFrame {...frame} title={t('withdraw_confirm_title')}>
				<ConfirmStep contract={contract} draft={answer.draft} token={token} isBusy={isBusy} />
			</WithdrawalFrame>
		)
	}
	return (
		<WithdrawalFrame {...frame} title={t('withdraw_title')} lead={t(LEAD[contract.law])}>
			<ContractStep
				key={JSON.stringify(answer?.draft ?? draft)}
				contract={contract}
				draft={answer?.draft ?? draft}
				token={token}
				answer={answer}
				isBusy={isBusy}
			/>
		</WithdrawalFrame>
	)
}
