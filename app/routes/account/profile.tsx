import '~/features/account/words/load'
import { href } from 'react-router'
import { ProfileInput } from '~/features/account/profile'
import { readProfile } from '~/features/account/profile.server'
import { AccountPage } from '~/features/account/ui/account-page'
import { OwnPrompts } from '~/features/account/ui/own-prompts'
import { ProfileForm, TYPED_PROFILE } from '~/features/account/ui/profile-form'
import { FavoriteList, UsedPromptList } from '~/features/account/ui/profile-lists'
import { listOwnHidden, listOwnPrompts } from '~/features/authoring/create-prompt.server'
import { listDrafts } from '~/features/authoring/prompt-draft.server'
import { countFavorites, listFavorites, MOST_SHOWN } from '~/features/library/marks/favorite.server'
import { listImproved } from '~/features/library/marks/improved.server'
import { listUsed } from '~/features/library/member/recent.server'
import { listCards } from '~/features/library/prompt-cards.server'
import { parseSearch } from '~/features/search/search'
import { momentIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import { UserDataError } from '~/ui/load-error'
import type { Route } from './+types/profile'
import { profileDraft, TYPED_TEXTS, takeProfileForm, wasSaved } from './profile-form.server'

const TABS = ['profile', 'favorites', 'used', 'prompts'] as const
const MOST_USED = 200
const TITLE = {
	profile: 'profile',
	favorites: 'nav_favorites',
	used: 'recent_prompts',
	prompts: 'tab_my_prompts',
} as const
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const { language, timeZone } = args.context.get(requestContext)
	const t = await translateInto(language)
	const { q: query } = parseSearch(args.url.searchParams)
	const tab = TABS.find((one) => one === args.url.searchParams.get('tab')) ?? TABS[0]
	const favorites = tab === 'favorites' ? await listFavorites(member, language, query) : []
	const isWhole = tab === 'favorites' && !query && favorites.length < MOST_SHOWN
	const gone = isWhole ? (await countFavorites(member)) - favorites.length : 0
	const used = tab === 'used' ? await listUsed(member, language, MOST_USED) : []
	const shown = [...favorites, ...used].map(({ card }) => card.id)
	const improved = await listImproved(member, shown, { language, timeZone })
	const withNote = <Marked extends { card: { id: string } }>(marked: Marked) => ({
		...marked,
		improved: improved.get(marked.card.id)?.note ?? null,
	})
	const drafts = tab === 'prompts' ? await listDrafts(member) : []
	return {
		meta: pageMeta(args.url, { title: t(TITLE[tab]), description: t('profile_text'), isIndexed: false }),
		member,
		tab,
		query,
		profile: profileDraft(await readProfile(member)),
		isSaved: wasSaved(args.context),
		favorites: favorites.map(withNote),
		gone,
		used: used.map(withNote),
		hidden: tab === 'prompts' ? await listOwnHidden(member) : [],
		prompts: tab === 'prompts' ? await listCards(member, await listOwnPrompts(member), language) : [],
		drafts: drafts.map(({ updatedAt, ...draft }) => ({
			...draft,
			when: momentIn(timeZone, language, updatedAt),
		})),
	}
}

export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, TYPED_TEXTS)
	const member = requireMember(args)
	return takeProfileForm(args.request, member, ProfileInput, () =>
		redirectWithToast(href('/profile'), 'profile_updated_successfully'),
	)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return sendTypedTexts(TYPED_PROFILE, serverAction)
}

export function ErrorBoundary() {
	return (
		<FormError>
			<UserDataError />
		</FormError>
	)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** A person's own profile, with their favorites and what they created. */
export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const { member, tab, query, profile, isSaved, favorites, gone, used, hidden, prompts, drafts } = loaderData
	const tabs = [
		{ to: href('/profile'), label: t(TITLE.profile), isCurrent: tab === 'profile' },
		{ to: `${href('/profile')}?tab=favorites`, label: t(TITLE.favorites), isCurrent: tab === 'favorites' },
		{ to: `${href('/profile')}?tab=used`, label: t(TITLE.used), isCurrent: tab === 'used' },
		{ to: `${href('/profile')}?tab=prompts`, label: t(TITLE.prompts), isCurrent: tab === 'prompts' },
	]
	return (
		<AccountPage title={t('profile')} person={member} tabs={tabs}>
			{tab === 'profile' ? (
				<ProfileForm
					key={member.userId}
					stored={profile}
					userId={member.userId}
					email={member.email}
					answer={actionData}
					isSaved={isSaved}
				/>
			) : tab === 'favorites' ? (
				<FavoriteList favorites={favorites} gone={gone} query={query} />
			) : tab === 'used' ? (
				<UsedPromptList used={used} />
			) : (
				<OwnPrompts hidden={hidden} prompts={prompts} drafts={drafts} />
			)}
		</AccountPage>
	)
}
