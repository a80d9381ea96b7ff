import '~/features/account/words/load'
import '~/features/billing/own-plan/words/load'
import '~/features/billing/words/load'
import '~/features/chat/sharing/words/load'
import '~/features/mailings/words/load'
import '~/features/billing/style.css'
import { href, redirect, redirectDocument } from 'react-router'
import { planOpens } from '~/core/plans'
import type { Member } from '~/core/viewer'
import { SettingsInput } from '~/features/account/profile'
import { readProfile } from '~/features/account/profile.server'
import { AccountPage } from '~/features/account/ui/account-page'
import { AccountSettings } from '~/features/account/ui/account-settings'
import { ProfileForm, TYPED_PROFILE } from '~/features/account/ui/profile-form'
import { planOf } from '~/features/billing/plan-form'
import { PlanChange } from '~/features/billing/ui/plan-change'
import { PlanProblem, SubscriptionTab } from '~/features/billing/ui/subscription-tab'
import { hasShares } from '~/features/chat/sharing/share.server'
import { SharesLink } from '~/features/chat/sharing/shares-link'
import { countSaved } from '~/features/locker/locker.server'
import { WeeklyMailForm } from '~/features/mailings/ui/weekly-mail-form'
import { hasWeeklyMail } from '~/features/mailings/weekly-choice.server'
import { languageCookie } from '~/i18n/request-language.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { flash } from '~/requests/flash.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import { UserDataError } from '~/ui/load-error'
import { takePlanForm } from '../billing/plan-action.server'
import { billingShown, checkedSubscription, previewedChange } from '../billing/subscription-view.server'
import { timeToWithdraw } from '../billing/withdrawer.server'
import type { Route } from './+types/settings'
import { profileDraft, TYPED_TEXTS, takeProfileForm, wasSaved } from './profile-form.server'

const TABS = ['profile', 'subscription', 'account'] as const
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const t = await translateInto(args.context.get(requestContext).language)
	const tab = TABS.find((one) => one === args.url.searchParams.get('tab')) ?? TABS[0]
	return {
		meta: pageMeta(args.url, { title: t('settings'), description: t('settings_text'), isIndexed: false }),
		member,
		tab,
		profile: profileDraft(await readProfile(member)),
		isSaved: wasSaved(args.context),
		hasWeeklyMail: tab === 'account' && (await hasWeeklyMail(member)),
		hasShares: tab === 'account' && (await hasShares(member)),
		plan: tab === 'subscription' ? await planData(args, member) : null,
	}
}

/** The subscription, and with `?plan` what changing to that plan would mean; without a subscription there is /pricing. */
async function planData({ context, url }: Route.LoaderArgs, member: Member) {
	const current = context.get(requestContext)
	const wanted = planOf(url)
	const { subscription, problem } = await checkedSubscription(member, current)
	const previewed = wanted && (await previewedChange(member, wanted, current))
	if (wanted && !previewed && !problem) throw redirect(href('/pricing'))
	const billing = wanted ? null : await billingShown(member, current, problem !== null)
	const hasMoneyLeft = billing !== null && billing !== 'unknown' && billing.hasMoneyLeft
	return {
		subscription,
		billing,
		problem: previewed?.problem ?? problem,
		change: previewed?.change ?? null,
		withdrawal: await timeToWithdraw(member, context, hasMoneyLeft),
		canExportLocker: !planOpens(subscription.tier, 'locker') && (await countSaved(member)) > 0,
	}
}

/**
 * Each tab takes its own form. Another language switches the page: its cookie goes with the way on
 * (docs/product.md#language).
 */
export async function action(args: Route.ActionArgs) {
	if (args.url.searchParams.get('tab') === 'subscription') return takePlanForm(args)
	await giveBackToSignedOut(args, TYPED_TEXTS)
	const member = requireMember(args)
	const { language: shown } = args.context.get(requestContext)
	return takeProfileForm(args.request, member, SettingsInput, ({ language = shown }) => {
		const headers = new Headers([['Set-Cookie', flash('profile_updated_successfully')]])
		headers.append('Set-Cookie', languageCookie(language))
		// Another language has other words, which come with a whole page.
		const goOn = language === shown ? redirect : redirectDocument
		return goOn(href('/settings'), { status: 303, headers })
	})
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const isPlan = new URL(request.url).searchParams.get('tab') === 'subscription'
	return isPlan ? serverAction() : sendTypedTexts(TYPED_PROFILE, serverAction)
}

export function ErrorBoundary() {
	return (
		<FormError>
			<UserDataError />
		</FormError>
	)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Settings: the profile with its language, the subscription, and what concerns the account as a whole. */
export default function Settings({
	loaderData: { member, tab, profile, isSaved, hasWeeklyMail, hasShares, plan },
	actionData,
}: Route.ComponentProps) {
	const { t } = useWords()
	const planProblem = actionData && 'planProblem' in actionData ? actionData.planProblem : null
	const address = (one: (typeof TABS)[number]) => `${href('/settings')}?tab=${one}`
	const tabs = [
		{ to: href('/settings'), label: t('profile'), isCurrent: tab === 'profile' },
		{ to: address('subscription'), label: t('subscription'), isCurrent: tab === 'subscription' },
		{ to: address('account'), label: t('account'), isCurrent: tab === 'account' },
	]
	return (
		<AccountPage title={t('settings')} person={member} tabs={tabs}>
			{planProblem ? <PlanProblem problem={planProblem} answer={actionData} /> : null}
			{tab === 'profile' ? (
				<ProfileForm
					key={member.userId}
					stored={profile}
					userId={member.userId}
					email={member.email}
					answer={actionData && !('planProblem' in actionData) ? actionData : undefined}
					isSaved={isSaved}
					hasLanguage
				/>
			) : plan?.change ? (
				<PlanChange change={plan.change} />
			) : plan ? (
				<SubscriptionTab
					subscription={plan.subscription}
					problem={plan.problem}
					canExportLocker={plan.canExportLocker}
					withdrawal={plan.withdrawal}
					billing={plan.billing}
				/>
			) : (
				<AccountSettings userId={member.userId}>
					<WeeklyMailForm key={String(hasWeeklyMail)} isOn={hasWeeklyMail} isConfirmed={member.isConfirmed} />
					{hasShares ? <SharesLink /> : null}
				</AccountSettings>
			)}
		</AccountPage>
	)
}
