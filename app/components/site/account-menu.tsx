import { LogOut, Settings, UserRound } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Form, href, Link } from 'react-router'
import type { Member } from '~/domain/viewer'
import { useWords } from '~/i18n/words'
import { Avatar } from './avatar'
import { PLAN_NAME } from './plan-name'

/** The avatar menu (spec 2, Header; design guide 6): arrows move, letters jump, Escape gives the focus back. */
export function AccountMenu({ member }: { member: Member }) {
	const { t } = useWords()
	const menuId = useId()
	const button = useRef<HTMLButtonElement>(null)
	const menu = useRef<HTMLDivElement>(null)
	const [isOpen, setIsOpen] = useState(false)

	function move(event: KeyboardEvent<HTMLDivElement>) {
		const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
		const current = items.findIndex((item) => item === document.activeElement)
		const target = targetOf(event.key, current, items)
		if (!target) return
		event.preventDefault()
		target.focus()
	}

	return (
		<div className="account-menu">
			<button
				ref={button}
				className="icon-button"
				type="button"
				aria-haspopup="menu"
				aria-expanded={isOpen}
				aria-label={t('your_account', { name: member.name })}
				popoverTarget={menuId}
				onKeyDown={(event) => {
					if (event.key !== 'ArrowDown') return
					event.preventDefault()
					menu.current?.showPopover()
				}}
			>
				<Avatar name={member.name} url={member.avatarUrl} />
			</button>
			<div
				ref={menu}
				id={menuId}
				className="menu"
				popover="auto"
				role="menu"
				tabIndex={-1}
				aria-label={t('your_account', { name: member.name })}
				onKeyDown={move}
				onToggle={(event) => {
					const opened = event.newState === 'open'
					setIsOpen(opened)
					if (opened) event.currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus()
				}}
				onClick={(event) => event.currentTarget.hidePopover()}
			>
				<div className="menu-head">
					<b>{member.name}</b>
					<span className="muted text-small">{t(PLAN_NAME[member.tier])}</span>
				</div>
				<Link className="menu-item" role="menuitem" tabIndex={-1} to={href('/profile')}>
					<UserRound className="icon" aria-hidden="true" />
					{t('profile')}
				</Link>
				<Link className="menu-item" role="menuitem" tabIndex={-1} to={href('/settings')}>
					<Settings className="icon" aria-hidden="true" />
					{t('settings')}
				</Link>
				<hr />
				<Form method="post" action={href('/logout')} role="none">
					<button className="menu-item" role="menuitem" tabIndex={-1} type="submit">
						<LogOut className="icon" aria-hidden="true" />
						{t('log_out')}
					</button>
				</Form>
			</div>
		</div>
	)
}

function targetOf(key: string, current: number, items: readonly HTMLElement[]): HTMLElement | undefined {
	if (key === 'ArrowDown') return items[(current + 1) % items.length]
	if (key === 'ArrowUp') return items.at(current - 1)
	if (key === 'Home') return items[0]
	if (key === 'End') return items.at(-1)
	if (key.length !== 1) return
	const after = [...items.slice(current + 1), ...items.slice(0, current + 1)]
	return after.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
}
