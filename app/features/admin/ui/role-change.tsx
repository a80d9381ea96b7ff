import { useEffect, useRef } from 'react'
import { Form, href, Link } from 'react-router'
import type { StaffRole } from '~/core/viewer'
import { type MessageId, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { useMistakeFocus } from '~/ui/form/form-problem'
import { REASON_AT_MOST } from '../audit'

interface Person {
	userId: string
	name: string
	email: string
	roles: readonly StaffRole[]
}

/** A change of somebody's role that waits for a second press. */
export interface AskedRole {
	intent: 'grant' | 'revoke'
	role: StaffRole
	person: Person
	/** Whether it is the role of who is asked. */
	isOneself: boolean
	/** Whether it was asked for on their page, which is where the answer leads. */
	isFromPerson: boolean
	/** What was typed, where it comes back. */
	reason?: string
	error?: MessageId
}

const WHAT = {
	admin: 'admin_can_text',
	editor: 'editor_can_text',
	support: 'support_can_text',
} as const satisfies Record<StaffRole, MessageId>

/** Asks before somebody gets or loses a role, and why, with the safe way beside it. */
export function AskRole({ asks }: { asks: AskedRole }) {
	const { t } = useWords()
	const safe = useRef<HTMLAnchorElement>(null)
	const form = useMistakeFocus(asks.error ? asks : undefined)
	const { intent, role, person, isOneself, isFromPerson, reason, error } = asks
	const { userId, name, email } = person
	// biome-ignore lint/correctness/useExhaustiveDependencies: each question is led to
	useEffect(() => {
		if (!error) safe.current?.focus()
	}, [asks])
	return (
		<section className="mb-6" aria-labelledby="ask-role">
			<Form ref={form} method="post" action={href('/admin')} className="form box" noValidate>
				<RoleFields intent={intent} role={role} userId={userId} isFromPerson={isFromPerson} />
				<h2 className="text-h3" id="ask-role">
					{t(intent === 'grant' ? 'ask_grant_role' : 'ask_revoke_role', { name, role })}
				</h2>
				<p>
					{email}
					{intent === 'grant' ? `. ${t(WHAT[role])}` : null}
				</p>
				{isOneself && intent === 'revoke' && role === 'admin' ? <p>{t('ask_revoke_own')}</p> : null}
				<Field
					name="reason"
					label={t('act_reason')}
					hint={t('act_reason_hint')}
					maxLength={REASON_AT_MOST}
					autoComplete="off"
					defaultValue={reason}
					error={error}
					required
				/>
				<div className="row">
					<Link
						ref={safe}
						className="button button-secondary"
						to={isFromPerson ? href('/admin/people/:id', { id: userId }) : href('/admin')}
					>
						{t('leave_role')}
					</Link>
					<button className="button button-danger" type="submit">
						{t(intent === 'grant' ? 'grant_role_named' : 'revoke_role_named', { name, role })}
					</button>
				</div>
			</Form>
		</section>
	)
}

/** What has become of somebody's role, with the way back. */
export function ChangedRole({ person: { userId, name, roles }, role }: { person: Person; role: StaffRole }) {
	const { t } = useWords()
	const note = useRef<HTMLDivElement>(null)
	const has = roles.includes(role)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each change is led to
	useEffect(() => note.current?.focus(), [userId, role, has])
	return (
		<div ref={note} className="note mb-6" tabIndex={-1}>
			<div className="row justify-between">
				<p>{t(has ? 'has_role_now' : 'has_role_no_more', { name, role })}</p>
				<Form method="post" action={href('/admin')}>
					<RoleFields intent={has ? 'revoke' : 'grant'} role={role} userId={userId} isFromPerson={false} />
					<input type="hidden" name="undo" value="yes" />
					<button className="button button-secondary button-small" type="submit">
						{t('undo')}
					</button>
				</Form>
			</div>
		</div>
	)
}

function RoleFields({
	intent,
	role,
	userId,
	isFromPerson,
}: Pick<AskedRole, 'intent' | 'role' | 'isFromPerson'> & { userId: string }) {
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="role" value={role} />
			<input type="hidden" name="userId" value={userId} />
			<input type="hidden" name="confirmed" value="yes" />
			{isFromPerson ? <input type="hidden" name="from" value="person" /> : null}
		</>
	)
}
