import { useEffect, useRef } from 'react'
import { Form, href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

interface Person {
	userId: string
	name: string
	email: string
	isAdmin: boolean
}

/** A change of somebody's role that waits for a second press. */
export interface AskedRole {
	intent: 'grant' | 'revoke'
	person: Person
}

/** Asks before somebody gets or loses the role, with the safe way first. */
export function AskRole({ asks }: { asks: AskedRole }) {
	const { t } = useWords()
	const safe = useRef<HTMLAnchorElement>(null)
	const { intent, person } = asks
	const { userId, name, email } = person
	// biome-ignore lint/correctness/useExhaustiveDependencies: each question is led to
	useEffect(() => safe.current?.focus(), [asks])
	return (
		<section className="note note-error mb-6" aria-labelledby="ask-role">
			<div className="grid gap-3">
				<h2 className="text-h3" id="ask-role">
					{t(intent === 'grant' ? 'ask_assign_admin' : 'ask_remove_admin', { name })}
				</h2>
				<p>
					{email}
					{intent === 'grant' ? `. ${t('admin_can_text')}` : null}
				</p>
				<div className="row">
					<Link ref={safe} className="button button-secondary" to={href('/admin')}>
						{t('leave_role')}
					</Link>
					<RoleForm
						intent={intent}
						userId={userId}
						label={t(intent === 'grant' ? 'assign_admin_named' : 'remove_admin_named', { name })}
						className="button button-danger"
					/>
				</div>
			</div>
		</section>
	)
}

/** What has become of somebody's role, with the way back. */
export function ChangedRole({ person: { userId, name, isAdmin } }: { person: Person }) {
	const { t } = useWords()
	const note = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each change is led to
	useEffect(() => note.current?.focus(), [userId, isAdmin])
	return (
		<div ref={note} className="note mb-6" tabIndex={-1}>
			<div className="row justify-between">
				<p>{t(isAdmin ? 'is_admin_now' : 'is_no_admin_now', { name })}</p>
				<RoleForm
					intent={isAdmin ? 'revoke' : 'grant'}
					userId={userId}
					label={t('undo')}
					className="button button-secondary button-small"
				/>
			</div>
		</div>
	)
}

function RoleForm({
	intent,
	userId,
	label,
	className,
}: {
	intent: AskedRole['intent']
	userId: string
	label: string
	className: string
}) {
	return (
		<Form method="post" action={href('/admin')}>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="userId" value={userId} />
			<input type="hidden" name="confirmed" value="yes" />
			<button className={className} type="submit">
				{label}
			</button>
		</Form>
	)
}
