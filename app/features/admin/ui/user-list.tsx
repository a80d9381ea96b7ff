import { CircleAlert, Search } from 'lucide-react'
import { Form, href, useNavigation } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import type { AskedRole } from './role-change'

interface ShownUser {
	userId: string
	email: string
	fullName: string | null
	username: string | null
	isAdmin: boolean
}

/** People with their ids, to find whom to make an admin; null where they could not be read (docs/product.md#messages). */
export function UserList({
	found,
	query,
}: {
	found: { users: readonly ShownUser[]; hasMore: boolean } | null
	query: string
}) {
	const { t } = useWords()
	const page = `${href('/admin')}?${new URLSearchParams({ q: query })}`
	return (
		<section className="pt-8" aria-labelledby="users-title">
			<h2 className="text-h3" id="users-title">
				{t('admin_find')}
			</h2>
			<Form className="row-in pt-5" role="search">
				<div className="field">
					<label htmlFor="users-search">{t('admin_find_hint')}</label>
					<input className="input" id="users-search" type="search" name="q" defaultValue={query} />
				</div>
				<button className="button button-secondary" type="submit" aria-label={t('search')}>
					<Search className="icon" aria-hidden="true" />
				</button>
			</Form>
			{found ? (
				<>
					<p className="meta pt-5" role="status">
						{found.hasMore
							? t('admin_first_users', { count: found.users.length })
							: t('admin_user_count', { count: found.users.length })}
					</p>
					<ul className="account-list">
						{found.users.map((person) => (
							<UserRow key={person.userId} page={page} person={person} />
						))}
					</ul>
				</>
			) : (
				<div className="note note-error" role="alert" data-message="error_loading_user_data">
					<CircleAlert className="icon" aria-hidden="true" />
					<p>{t('error_loading_user_data')}</p>
				</div>
			)}
		</section>
	)
}

function UserRow({
	page,
	person: { userId, email, fullName, username, isAdmin },
}: {
	page: string
	person: ShownUser
}) {
	const { t } = useWords()
	const name = fullName || email
	return (
		<li>
			<p>
				<b>{name}</b>
				{isAdmin ? <span className="badge badge-plain">{t('admin_badge')}</span> : null}
				{fullName ? <span className="muted">{email}</span> : null}
				{username ? <span className="muted">@{username}</span> : null}
				<code className="meta">{userId}</code>
			</p>
			<Form method="post" action={page}>
				<input type="hidden" name="intent" value={isAdmin ? 'revoke' : 'grant'} />
				<input type="hidden" name="userId" value={userId} />
				<button
					className="button button-quiet button-small"
					type="submit"
					aria-label={isAdmin ? t('remove_admin_named', { name }) : t('assign_admin_named', { name })}
				>
					{isAdmin ? t('remove_admin') : t('assign_admin')}
				</button>
			</Form>
		</li>
	)
}

/** What comes back of a role that was not given or taken: for whom, and why. */
export interface AdminAnswer extends Partial<Unsent> {
	userId?: string
	/** What is asked before anything happens. */
	asks?: AskedRole
	/** About the id itself: shown beside its field. */
	error?: MessageId
}

/** Makes someone an admin by their id (docs/product.md#messages). */
export function SetAdminForm({ answer: given }: { answer: AdminAnswer | undefined }) {
	const { t } = useWords()
	const answer = useAnswer(given)
	const isBusy = useNavigation().formMethod === 'POST'
	const form = useMistakeFocus(answer?.error ? answer : undefined)
	return (
		<>
			<h2 className="text-h3">{t('make_admin')}</h2>
			<Form ref={form} method="post" className="form pt-5" noValidate>
				{answer?.problem ? (
					<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
				) : null}
				<input type="hidden" name="intent" value="grant" />
				<Field
					name="userId"
					label={t('user_id')}
					autoComplete="off"
					spellCheck={false}
					defaultValue={answer?.userId}
					hint={t('admin_user_id_hint')}
					error={answer?.error}
					required
				/>
				<SubmitButton isBusy={isBusy} label={t('assign_admin')} busyLabel={t('saving')} />
			</Form>
			<div className="tips">
				<div className="tip">
					<b>{t('admin_can')}</b>
					<span className="muted">{t('admin_can_text')}</span>
				</div>
			</div>
		</>
	)
}
