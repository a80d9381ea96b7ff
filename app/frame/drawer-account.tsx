import { LogOut } from 'lucide-react'
import { Form, href, Link, NavLink } from 'react-router'
import { PLANS } from '~/core/plans'
import type { Member } from '~/core/viewer'
import { useWords } from '~/i18n/words'
import { Avatar } from '~/ui/avatar'
import { accountLinks } from './account-links'

/** Who is signed in, and with which plan. */
export function DrawerPerson({ member }: { member: Member }) {
	const { t } = useWords()
	return (
		<div className="account">
			<Avatar name={member.name} url={member.avatarUrl} />
			<p>
				<b>{member.name}</b>
				<br />
				<span className="muted text-small">{t('plan_named', { plan: PLANS[member.tier].title })}</span>
			</p>
		</div>
	)
}

/** A person's own pages, and the way out. */
export function DrawerAccount({ member }: { member: Member }) {
	const { t } = useWords()
	return (
		<ul className="sub">
			{accountLinks(member).map(({ to, label, icon: Icon }) => {
				// Which part of a page is shown, its tabs say.
				const Way = to.includes('?') ? Link : NavLink
				return (
					<li key={to}>
						<Way to={to}>
							<Icon className="icon" aria-hidden="true" />
							{t(label)}
						</Way>
					</li>
				)
			})}
			<li>
				<Form method="post" action={href('/logout')}>
					<button type="submit">
						<LogOut className="icon" aria-hidden="true" />
						{t('log_out')}
					</button>
				</Form>
			</li>
		</ul>
	)
}
