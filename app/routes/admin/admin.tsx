import '~/features/account/words/load'
import '~/features/admin/words/load'
import { data, href, isRouteErrorResponse, Link } from 'react-router'
import { refuse } from '~/core/refuse.server'
import { isAdmin, isSignedIn } from '~/core/viewer'
import { AccountPage } from '~/features/account/ui/account-page'
import { grantAdmin, listUsers, revokeAdmin } from '~/features/admin/admin.server'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { type AdminAnswer, SetAdminForm, UserList } from '~/features/admin/ui/user-list'
import { countUnread } from '~/features/contact/contact.server'
import { parseSearch } from '~/features/search/search'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { log } from '~/log.server'
import { redirectWithToast } from '~/requests/flash.server'
import { returned } from '~/requests/form-draft.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requireAdmin } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { unsent } from '~/ui/form/unsent'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/admin'

/** More than any user's id. */
const LONGEST_ID = 100
const TABS = ['users', 'prompts', 'categories'] as const
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language, problem } = context.get(requestContext)
	if (problem) throw refuse('unavailable')
	const t = await translateInto(language)
	const meta = pageMeta(url, { title: t('admin'), description: t('admin_text'), isIndexed: false })
	if (!isAdmin(viewer)) {
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, desk: null }, { status: 403 })
	}
	const { q: query } = parseSearch(url.searchParams)
	const tab = TABS.find((one) => one === url.searchParams.get('tab')) ?? TABS[0]
	const found = await listUsers(viewer, query).catch((err: unknown) => {
		log.error({ err }, 'the users could not be listed')
		return null
	})
	const unread = await countUnread(viewer)
	return data({ meta, gate: null, desk: { tab, query, found, unread } })
}

/** Gives the admin role to a user id, or takes it away (docs/product.md#messages). */
export async function action(args: Route.ActionArgs) {
	const admin = requireAdmin(args)
	const form = await readForm(args.request)
	const typed = String(form.get('userId') ?? '').trim()
	const {
		draft: { userId },
		errors,
	} = returned({ userId: typed }, { userId: LONGEST_ID })
	if (typed.length > LONGEST_ID) {
		return data<AdminAnswer>({ userId, error: errors.userId ?? 'user_not_found' }, { status: 400 })
	}
	if (!userId) return data<AdminAnswer>({ userId, error: 'please_enter_user_id' }, { status: 400 })
	try {
		if (form.get('intent') === 'revoke') {
			await revokeAdmin(admin, userId)
			return redirectWithToast(href('/admin'), 'admin_role_removed')
		}
		await grantAdmin(admin, userId)
		return redirectWithToast(href('/admin'), 'admin_role_assigned')
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

/** The admin dashboard: users; prompts and categories are to come. */
export default function AdminPage({ loaderData: { gate, desk }, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	if (!desk) return <AdminGate isSignedIn={gate?.isSignedIn ?? false} />
	const { tab, query, found, unread } = desk
	const address = (one: (typeof TABS)[number]) => `${href('/admin')}?tab=${one}`
	const tabs = [
		{ to: href('/admin'), label: t('admin_users'), isCurrent: tab === 'users' },
		{ to: address('prompts'), label: t('admin_prompts'), isCurrent: tab === 'prompts' },
		{ to: address('categories'), label: t('nav_categories'), isCurrent: tab === 'categories' },
	]
	return (
		<AccountPage title={t('admin')} note={<p className="muted">{t('admin_text')}</p>} tabs={tabs}>
			{tab === 'users' ? (
				<>
					<SetAdminForm answer={actionData} />
					<p className="row pt-6">
						<Link className="button button-secondary" to={href('/admin/messages')}>
							{t('messages_link', { count: unread })}
						</Link>
						<Link className="button button-secondary" to={href('/admin/numbers')}>
							{t('numbers_link')}
						</Link>
					</p>
					<UserList found={found} query={query} />
				</>
			) : (
				<div className="soon" data-message="admin_coming_soon">
					<h2 className="text-h3">
						<span className="cap">{t('admin_coming_soon')}</span>
					</h2>
					{tab === 'prompts' ? <p className="muted">{t('admin_coming_soon_text')}</p> : null}
				</div>
			)}
		</AccountPage>
	)
}

/** A refused form shows the gate; a check that could not be made is told from a page that broke (docs/product.md#messages). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <LoadError message="error_loading_page" />
	return error.status === 403 ? <AdminGate isSignedIn /> : <LoadError message="error_checking_admin" />
}
