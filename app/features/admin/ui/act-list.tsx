import { Form, href, Link } from 'react-router'
import { STAFF_ROLES } from '~/core/viewer'
import { useWords } from '~/i18n/words'
import type { Person, PersonAct } from '../person'
import { ACT_WORDS } from './act-words'

const OF = {
	plan: ['cancel-later', 'cancel-now', 'resume', 'give-plan', 'take-plan'],
	access: ['confirmation', 'password-link', 'end-sessions', 'suspend', 'lift', 'delete'],
} as const satisfies Record<string, readonly PersonAct[]>

/** What can be done, each by a page that says what it will do. */
export function ActList({
	person,
	acts,
	of,
}: {
	person: Person
	acts: readonly PersonAct[]
	of: keyof typeof OF
}) {
	const { t, day } = useWords()
	const shown = OF[of].filter((act) => acts.includes(act))
	if (shown.length === 0) return null
	const { subscription } = person.plan
	const end = subscription ? day(subscription.periodEnd) : ''
	return (
		<ul className="act-list">
			{shown.map((act) => {
				const { title, text, ...words } = ACT_WORDS[act]
				return (
					<li key={act}>
						<p>
							<b>{t(title)}</b>
							<small>{t(text, { day: end, email: person.email })}</small>
						</p>
						<Link
							className={`button button-small ${'isDanger' in words ? 'button-risk' : 'button-secondary'}`}
							to={href('/admin/people/:id/:act', { id: person.userId, act })}
							aria-label={t(title)}
						>
							{t('act_begin')}
						</Link>
					</li>
				)
			})}
		</ul>
	)
}

/** Giving and taking roles, which /admin asks about. Who is suspended gets none. */
export function RoleActs({ person: { userId, roles, suspended } }: { person: Person }) {
	const { t } = useWords()
	const shown = STAFF_ROLES.filter((role) => !suspended || roles.includes(role))
	if (shown.length === 0) return <p className="hint">{t('roles_after_suspension')}</p>
	return (
		<ul className="act-list">
			{shown.map((role) => {
				const has = roles.includes(role)
				return (
					<li key={role}>
						<p>
							<b>{t('role_title', { role })}</b>
							<small>{t(has ? 'role_held' : 'role_not_held')}</small>
						</p>
						<Form method="post" action={href('/admin')}>
							<input type="hidden" name="intent" value={has ? 'revoke' : 'grant'} />
							<input type="hidden" name="role" value={role} />
							<input type="hidden" name="userId" value={userId} />
							<input type="hidden" name="from" value="person" />
							<button
								className="button button-secondary button-small"
								type="submit"
								aria-label={t(has ? 'role_take_named' : 'role_give_named', { role })}
							>
								{t(has ? 'role_take' : 'role_give')}
							</button>
						</Form>
					</li>
				)
			})}
		</ul>
	)
}
