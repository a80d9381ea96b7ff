import { TIERS } from '~/core/plan-order'
import '~/features/billing/words/load'
import '~/features/billing/style.css'
import { data, href, redirect } from 'react-router'
import { loginPath, nextPath } from '~/core/next-path'
import { isSignedIn } from '~/core/viewer'
import { PlanInput } from '~/features/billing/plan-form'
import { pricingQuestions } from '~/features/billing/pricing-questions.server'
import { readSubscription } from '~/features/billing/subscription.server'
import { PlanAction, PlanCard } from '~/features/billing/ui/plan-card'
import { PlanQuestions } from '~/features/billing/ui/plan-questions'
import { PlanTable } from '~/features/billing/ui/plan-table'
import { messagesADay } from '~/features/chat/chat-allowance.server'
import { serviceModels } from '~/features/chat/chat-model.server'
import { translateInto } from '~/i18n/translate.server'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { readForm } from '~/requests/form-request.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { FormProblem } from '~/ui/form/form-problem'
import type { Route } from './+types/pricing'
import { checkoutProblem, chosenPlanPath, goOnWithPlan, openCheckout } from './chosen-plan.server'
import { subscriptionView } from './subscription-view.server'

interface Answer {
	problem: MessageId
	values?: MessageValues | undefined
}

const PRICES_IN = { USD: 'prices_in_dollars', BRL: 'prices_in_reais' } as const
const BILLED_IN = { USD: 'prices_billed_in_dollars', BRL: 'prices_billed_in_reais' } as const

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	const onward = await goOnWithPlan({ context, url })
	if (onward) throw onward
	const { viewer, language, currency, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	const subscription = isSignedIn(viewer) ? subscriptionView(await readSubscription(viewer), timeZone) : null
	const models = serviceModels()
	return {
		meta: pageMeta(url, {
			title: t('pricing_meta_title'),
			description: t('pricing_meta_description'),
			language,
		}),
		currency,
		pricesIn: t((isSignedIn(viewer) && viewer.billedIn ? BILLED_IN : PRICES_IN)[currency]),
		next: nextPath(url.searchParams.get('next')),
		own: { tier: subscription?.paidTier ?? null, scheduled: subscription?.scheduled ?? null },
		questions: pricingQuestions(language),
		chatMessages: messagesADay(),
		chatModels:
			models.length > 0 ? t('plan_chat_models', { count: models.length, models: models.join(', ') }) : null,
	}
}

/** Leads to the checkout of the chosen plan, with its messages (docs/product.md#messages) where there is none. */
export async function action({ context, request, url }: Route.ActionArgs) {
	const { viewer } = context.get(requestContext)
	const form = PlanInput.safeParse(Object.fromEntries(await readForm(request)))
	if (!form.success) return data<Answer>({ problem: 'error_processing_payment' }, { status: 400 })
	const { planType: plan, next } = form.data
	if (plan === 'free') return redirectWithToast(href('/'), 'you_already_have_access_to_the_free_plan')
	if (!isSignedIn(viewer)) {
		const chosen = chosenPlanPath({ plan, next })
		// Who presses a button beside a prompt mostly has no account; the page names the plan (docs/product.md#plans).
		if (next.startsWith('/prompt/')) {
			return redirect(`${href('/signup')}?${new URLSearchParams({ next: chosen })}`, 303)
		}
		const login = loginPath(chosen)
		return redirectWithToast(login, 'log_in_to_subscribe_to_a_premium_plan', { kind: 'hint' })
	}
	try {
		return await openCheckout(viewer, { plan, next }, { context, url })
	} catch (error) {
		const { problem, values, init } = checkoutProblem(error)
		return data<Answer>({ problem, values }, init)
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What the plans open and cost, and the four questions they raise. */
export default function Pricing({
	loaderData: { currency, pricesIn, own, next, questions, chatMessages, chatModels },
	actionData,
}: Route.ComponentProps) {
	const { t } = useWords()
	return (
		<>
			<div className="wrap">
				<div className="page-head">
					<h1 className="max-w-[12em]">{t('pricing_title')}</h1>
					<p className="lead">{t('pricing_lead')}</p>
				</div>
				{actionData ? (
					<FormProblem problem={actionData.problem} values={actionData.values} answer={actionData} />
				) : null}
				<div className="plans">
					{TIERS.map((tier) => (
						<PlanCard key={tier} tier={tier} currency={currency}>
							{tier === 'pro' ? chatModels : null}
							<PlanAction tier={tier} own={own} next={next} />
						</PlanCard>
					))}
				</div>
				<p className="hint mt-4">{pricesIn}</p>
			</div>
			<section className="wrap section" aria-labelledby="table-title">
				<div className="section-head">
					<h2 id="table-title">{t('plans_side_by_side')}</h2>
				</div>
				<PlanTable currency={currency} chatMessages={chatMessages} />
			</section>
			<PlanQuestions questions={questions} />
		</>
	)
}
