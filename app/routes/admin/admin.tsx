import '~/features/account/words/load'
import '~/features/admin/words/load'
import '~/features/editing/words/load'
import '~/features/mailings/notices/words/load'
import '~/features/admin/styles/people.css'
import { data, href, isRouteErrorResponse, Link } from 'react-router'
import { refuse } from '~/core/refuse.server'
import {
	type Admin,
	isAdmin,
	isEditor,
	isSignedIn,
	isSupport,
	type Support,
	type Viewer,
} from '~/core/viewer'
import { AccountPage } from '~/features/account/ui/account-page'
import { StaffRoleInput } from '~/features/admin/people-input.server'
import { listPeople, parsePeopleQuery } from '~/features/admin/people-list.server'
import { readPerson } from '~/features/admin/role.server'
import { AdminGate } from '~/features/admin/ui/admin-gate'
import { PeopleTable } from '~/features/admin/ui/people-table'
import { AskRole, ChangedRole } from '~/features/admin/ui/role-change'
import { type AdminAnswer, SetAdminForm } from '~/features/admin/ui/set-admin-form'
import { countUnread } from '~/features/contact/contact.server'
import { categoryTextLabels } from '~/features/editing/category-texts'
import { CategoryDesk } from '~/features/editing/ui/category-desk'
import { CategoryPage } from '~/features/editing/ui/category-page'
import type { CategoryAnswer } from '~/features/editing/ui/category-texts-form'
import { categoryDeskAddress, deskAddress } from '~/features/editing/ui/desk-address'
import { PromptDesk } from '~/features/editing/ui/prompt-desk'
import { countReported } from '~/features/reports/report-queue.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { log } from '~/log.server'
import { readForm } from '~/requests/form-request.server'
import { requireAdmin, requireEditor, requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { unsent, useAnswer } from '~/ui/form/unsent'
import { LoadError } from '~/ui/load-error'
import type { Route } from './+types/admin'
import { describeByForm, loadCategoryDesk, loadPromptDesk, moveByForm } from './admin-desk.server'
import { takeRoleForm } from './admin-role-form.server'
import { listWithDays } from './person-days.server'

const TABS = ['users', 'prompts', 'categories'] as const
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language, timeZone, problem } = context.get(requestContext)
	if (problem) throw refuse('unavailable')
	const t = await translateInto(language)
	const meta = pageMeta(url, { title: t('admin'), description: t('admin_text'), isIndexed: false })
	const place = placeFor(viewer, url)
	if (!place) {
		return data({ meta, gate: { isSignedIn: isSignedIn(viewer) }, desk: null }, { status: 403 })
	}
	const reader = { language, timeZone }
	const may = { people: isSupport(viewer), library: isEditor(viewer), all: isAdmin(viewer) }
	switch (place.tab) {
		case 'users':
			return data({
				meta,
				gate: null,
				desk: { tab: place.tab, may, ...(await loadUsers(place.by, url, timeZone)) },
			})
		case 'prompts': {
			const [prompts, reported] = await Promise.all([
				loadPromptDesk(place.by, url.searchParams, reader),
				countReported(place.by),
			])
			return data({ meta, gate: null, desk: { tab: place.tab, may, reported, ...prompts } })
		}
		case 'categories': {
			const kept = await loadCategoryDesk(place.by, url.searchParams, reader)
			return data({ meta, gate: null, desk: { tab: place.tab, may, ...kept } })
		}
	}
}

/** The tab that was asked for with the ticket that opens it, else the first that somebody's roles open; null for who has none. */
function placeFor(viewer: Viewer, { searchParams }: URL) {
	const asked = TABS.find((one) => one === searchParams.get('tab'))
	const tab = asked ?? (isSupport(viewer) ? 'users' : 'prompts')
	if (tab === 'users') return isSupport(viewer) ? { tab, by: viewer } : null
	return isEditor(viewer) ? { tab, by: viewer } : null
}

async function loadUsers(viewer: Support, { searchParams }: URL, timeZone: string) {
	const asked = parsePeopleQuery(searchParams)
	const [page, unread, changed, reported] = await Promise.all([
		listPeople(viewer, asked).catch((err: unknown) => {
			log.error({ err }, 'the people could not be listed')
			return null
		}),
		countUnread(viewer),
		isAdmin(viewer) ? readChanged(viewer, searchParams) : null,
		isAdmin(viewer) ? countReported(viewer) : null,
	])
	return { found: { asked, page: page && listWithDays(page, timeZone) }, unread, changed, reported }
}

/** Whose role was just changed, and which. */
async function readChanged(admin: Admin, searchParams: URLSearchParams) {
	const userId = searchParams.get('changed')
	if (userId === null) return null
	const person = await readPerson(admin, userId).catch(() => null)
	const role = StaffRoleInput.safeParse(searchParams.get('role') ?? 'admin')
	return person && role.success ? { person, role: role.data } : null
}

/** Gives or takes a role, for admins; keeps a category's texts, and its order, for editors. */
export async function action(args: Route.ActionArgs) {
	const form = await readForm(args.request)
	const intent = form.get('intent')
	if (intent === 'describe') {
		await giveBackToSignedOut(args, categoryTextLabels, form)
		return describeByForm(requireEditor(args), form)
	}
	if (intent === 'move') return moveByForm(requireEditor(args), form)
	await giveBackToSignedOut(args, { userId: 'user_id', reason: 'act_reason' }, form)
	requireMember(args)
	return takeRoleForm(requireAdmin(args), form)
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
	const { tab, may } = desk
	const people = { to: href('/admin'), label: t('admin_users'), isCurrent: tab === 'users' }
	const library = [
		{ to: deskAddress(), label: t('admin_prompts'), isCurrent: tab === 'prompts' },
		{ to: categoryDeskAddress(), label: t('nav_categories'), isCurrent: tab === 'categories' },
	]
	const tabs = [...(may.people ? [people] : []), ...(may.library ? library : [])]
	return (
		<AccountPage
			title={t('admin')}
			note={<p className="muted">{t(tab === 'prompts' ? 'admin_prompts_text' : 'admin_text')}</p>}
			tabs={tabs}
			isWide
		>
			{desk.tab === 'users' ? (
				<Users {...desk} answer={answer} />
			) : desk.tab === 'prompts' ? (
				<>
					{may.people ? null : <ReportsLink count={desk.reported} />}
					<PromptDesk {...desk} />
				</>
			) : desk.one ? (
				<CategoryPage {...desk.one} timeZone={desk.timeZone} answer={answer} />
			) : (
				<CategoryDesk {...desk} />
			)}
		</AccountPage>
	)
}

function Users({
	found,
	unread,
	reported,
	changed,
	may,
	answer,
}: Awaited<ReturnType<typeof loadUsers>> & {
	may: { all: boolean }
	answer: AdminAnswer | undefined
}) {
	const { t } = useWords()
	return (
		<>
			{answer?.asks ? <AskRole asks={answer.asks} /> : changed ? <ChangedRole {...changed} /> : null}
			{may.all ? <SetAdminForm answer={answer} /> : null}
			<p className="row pt-6">
				<Link className="button button-secondary" to={href('/admin/messages')}>
					{t('messages_link', { count: unread })}
				</Link>
				{reported === null ? null : <ReportsLink count={reported} />}
				{may.all ? (
					<>
						<Link className="button button-secondary" to={href('/admin/numbers')}>
							{t('numbers_link')}
						</Link>
						<Link className="button button-secondary" to={href('/admin/money')}>
							{t('money_title')}
						</Link>
						<Link className="button button-secondary" to={href('/admin/notices')}>
							{t('notices_title')}
						</Link>
					</>
				) : null}
			</p>
			<PeopleTable {...found} />
		</>
	)
}

function ReportsLink({ count }: { count: number }) {
	const { t } = useWords()
	return (
		<Link className="button button-secondary" to={href('/admin/reports')}>
			{t('reports_link', { count })}
		</Link>
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
