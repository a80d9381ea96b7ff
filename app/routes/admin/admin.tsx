import '~/features/account/words/load'
import '~/features/admin/words/load'
import '~/features/editing/words/load'
import { data, href, isRouteErrorResponse, Link } from 'react-router'
import { refuse } from '~/core/refuse.server'
import { type Admin, isAdmin, isSignedIn } from '~/core/viewer'
import { AccountPage } from '~/features/account/ui/account-page'
import { grantAdmin, listUsers, readPerson, revokeAdmin } from '~/features/admin/admin.server'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { AskRole, ChangedRole } from '~/features/admin/ui/role-change'
import { type AdminAnswer, SetAdminForm, UserList } from '~/features/admin/ui/user-list'
import { countUnread } from '~/features/contact/contact.server'
import { categoryTextLabels } from '~/features/editing/category-texts'
import { CategoryDesk } from '~/features/editing/ui/category-desk'
import { CategoryPage } from '~/features/editing/ui/category-page'
import type { CategoryAnswer } from '~/features/editing/ui/category-texts-form'
import { categoryDeskAddress, deskAddress } from '~/features/editing/ui/desk-address'
import { PromptDesk } from '~/features/editing/ui/prompt-desk'
import { countReported } from '~/features/reports/report-queue.server'
import { parseSearch } from '~/features/search/search'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { log } from '~/log.server'
import { redirectWithToast } from '~/requests/flash.server'
import { returned } from '~/requests/form-draft.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm, type SentForm } from '~/requests/form-request.server'
import { requireAdmin } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { unsent, useAnswer } from '~/ui/form/unsent'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/admin'
import { describeByForm, loadCategoryDesk, loadPromptDesk, moveByForm } from './admin-desk.server'

/** More than any user's id. */
const LONGEST_ID = 100
const TABS = ['users', 'prompts', 'categories'] as const
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language, timeZone, problem } = context.get(requestContext)
	if (problem) throw refuse('unavailable')
	const t = await translateInto(language)
	const meta = pageMeta(url, { title: t('admin'), description: t('admin_text'), isIndexed: false })
	if (!isAdmin(viewer)) {
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, desk: null }, { status: 403 })
	}
	const tab = TABS.find((one) => one === url.searchParams.get('tab')) ?? TABS[0]
	switch (tab) {
		case 'users':
			return data({ meta, gate: null, desk: { tab, ...(await loadUsers(viewer, url)) } })
		case 'prompts': {
			const prompts = await loadPromptDesk(viewer, url.searchParams, { language, timeZone })
			return data({ meta, gate: null, desk: { tab, ...prompts } })
		}
		case 'categories': {
			const kept = await loadCategoryDesk(viewer, url.searchParams, { language, timeZone })
			return data({ meta, gate: null, desk: { tab, ...kept } })
		}
	}
}

async function loadUsers(viewer: Admin, { searchParams }: URL) {
	const { q: query } = parseSearch(searchParams)
	const found = await listUsers(viewer, query).catch((err: unknown) => {
		log.error({ err }, 'the users could not be listed')
		return null
	})
	const changedId = searchParams.get('changed')
	const changed = changedId === null ? null : await readPerson(viewer, changedId).catch(() => null)
	const [unread, reported] = await Promise.all([countUnread(viewer), countReported(viewer)])
	return { query, found, changed, unread, reported }
}

/** Gives the admin role to a user id, or takes it away (docs/product.md#messages); keeps a category's texts, and its order. */
export async function action(args: Route.ActionArgs) {
	const form = await readForm(args.request)
	const intent = form.get('intent')
	if (intent === 'describe') await giveBackToSignedOut(args, categoryTextLabels, form)
	const admin = requireAdmin(args)
	if (intent === 'describe') return describeByForm(admin, form)
	if (intent === 'move') return moveByForm(admin, form)
	return changeRole(admin, form)
}

async function changeRole(admin: Admin, form: SentForm) {
	const typed = String(form.get('userId') ?? '').trim()
	const {
		draft: { userId },
		errors,
	} = returned(form, { userId: typed }, { userId: LONGEST_ID })
	if (typed.length > LONGEST_ID) {
		return data<AdminAnswer>({ userId, error: errors.userId ?? 'user_not_found' }, { status: 400 })
	}
	if (!userId) return data<AdminAnswer>({ userId, error: 'please_enter_user_id' }, { status: 400 })
	const intent = form.get('intent') === 'revoke' ? 'revoke' : 'grant'
	try {
		// Nobody is made an admin by one press (docs/product.md#gates).
		if (form.get('confirmed') !== 'yes') {
			return data<AdminAnswer>({ asks: { intent, person: await readPerson(admin, userId) } })
		}
		await (intent === 'revoke' ? revokeAdmin(admin, userId) : grantAdmin(admin, userId))
		const changed = `${href('/admin')}?${new URLSearchParams({ changed: userId })}`
		return redirectWithToast(changed, intent === 'revoke' ? 'admin_role_removed' : 'admin_role_assigned')
	} catch (error) {
		const { problem, init } = formProblem(error, 'error_setting_admin')
		return problem === 'user_not_found'
			? data<AdminAnswer>({ userId, error: problem }, init)
			: data<AdminAnswer>({ userId, problem }, init)
	}
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch(unsent)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** The admin dashboard: users, and the desk of the library's editors. */
export default function AdminPage({ loaderData: { gate, desk }, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const answer: (AdminAnswer & CategoryAnswer) | undefined = useAnswer(actionData)
	if (!desk) return <AdminGate isSignedIn={gate?.isSignedIn ?? false} />
	const { tab } = desk
	const tabs = [
		{ to: href('/admin'), label: t('admin_users'), isCurrent: tab === 'users' },
		{ to: deskAddress(), label: t('admin_prompts'), isCurrent: tab === 'prompts' },
		{ to: categoryDeskAddress(), label: t('nav_categories'), isCurrent: tab === 'categories' },
	]
	return (
		<AccountPage
			title={t('admin')}
			note={<p className="muted">{t('admin_text')}</p>}
			tabs={tabs}
			isWide={tab !== 'users'}
		>
			{desk.tab === 'users' ? (
				<Users {...desk} answer={answer} />
			) : desk.tab === 'prompts' ? (
				<PromptDesk {...desk} />
			) : desk.one ? (
				<CategoryPage {...desk.one} timeZone={desk.timeZone} answer={answer} />
			) : (
				<CategoryDesk {...desk} />
			)}
		</AccountPage>
	)
}

function Users({
	query,
	found,
	unread,
	reported,
	changed,
	answer,
}: Awaited<ReturnType<typeof loadUsers>> & { answer: AdminAnswer | undefined }) {
	const { t } = useWords()
	return (
		<>
			{answer?.asks ? <AskRole asks={answer.asks} /> : changed ? <ChangedRole person={changed} /> : null}
			<SetAdminForm answer={answer} />
			<p className="row pt-6">
				<Link className="button button-secondary" to={href('/admin/messages')}>
					{t('messages_link', { count: unread })}
				</Link>
				<Link className="button button-secondary" to={href('/admin/reports')}>
					{t('reports_link', { count: reported })}
				</Link>
				<Link className="button button-secondary" to={href('/admin/numbers')}>
					{t('numbers_link')}
				</Link>
				<Link className="button button-secondary" to={href('/admin/money')}>
					{t('money_title')}
				</Link>
			</p>
			<UserList found={found} query={query} />
		</>
	)
}

/** A refused form shows the gate; a check that could not be made is told from a page that broke (docs/product.md#messages). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <LoadError message="error_loading_page" />
	if (error.status === 403) return <AdminGate isSignedIn />
	return (
		<FormError>
			<LoadError message="error_checking_admin" />
		</FormError>
	)
}
