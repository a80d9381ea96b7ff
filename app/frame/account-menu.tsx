import { LogOut } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Form, href, Link } from 'react-router'
import { PLANS } from '~/core/plans'
import type { Member } from '~/core/viewer'
import { useWords } from '~/i18n/words'
import { Avatar } from '~/ui/avatar'
import { useHydrated } from '~/ui/use-hydrated'
import { accountLinks, openedAccountLinks } from './account-links'

/** The avatar menu: arrows move, letters jump, Escape gives the focus back. */
export function AccountMenu({ member }: { member: Member }) {
	const { t } = useWords()
	const menuId = useId()
	const button = useRef<HTMLButtonElement>(null)
	const menu = useRef<HTMLDivElement>(null)
	const [isOpen, setIsOpen] = useState(false)
	// Arrows move inside a menu, Tab leaves it; without scripts there is only Tab.
	const itemTab = useHydrated() ? -1 : 0

	function move(event: KeyboardEvent<HTMLDivElement>) {
		const all = event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')
		const items = [...all].filter((item) => item.checkVisibility())
		const current = items.findIndex((item) => item.matches(':focus'))
		// The button has the focus again when the menu is gone, and Tab goes on from there.
		if (event.key === 'Tab') event.currentTarget.hidePopover()
		if (event.key === ' ') {
			event.preventDefault()
			items[current]?.click()
		}
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
					if (!isOpen) menu.current?.showPopover()
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
				onBeforeToggle={(event) => placeUnder(button.current, event.currentTarget)}
				onToggle={(event) => {
					const opened = event.newState === 'open'
					setIsOpen(opened)
					if (opened) event.currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus()
				}}
				onClick={(event) => event.currentTarget.hidePopover()}
			>
				<div className="menu-head">
					<b>{member.name}</b>
					<span className="muted text-small">{t('plan_named', { plan: PLANS[member.tier].title })}</span>
				</div>
				{accountLinks(member).map(({ to, label, icon: Icon }) => (
					<Link key={to} className="menu-item" role="menuitem" tabIndex={itemTab} to={to}>
						<Icon className="icon" aria-hidden="true" />
						{t(label)}
					</Link>
				))}
				{openedAccountLinks(member).map(({ to, label, icon: Icon }) => (
					<Link key={to} className="menu-item xl:hidden" role="menuitem" tabIndex={itemTab} to={to}>
						<Icon className="icon" aria-hidden="true" />
						{t(label)}
					</Link>
				))}
				<hr />
				<Form method="post" action={href('/logout')} role="none">
					<button className="menu-item" role="menuitem" tabIndex={itemTab} type="submit">
						<LogOut className="icon" aria-hidden="true" />
						{t('log_out')}
					</button>
				</Form>
			</div>
		</div>
	)
}

/** What floats above the page does not know where its button stands. */
function placeUnder(button: HTMLElement | null, menu: HTMLElement): void {
	if (!button) return
	const { bottom, right } = button.getBoundingClientRect()
	menu.style.top = `${bottom + 8}px`
	menu.style.right = `${document.documentElement.clientWidth - right}px`
}

function targetOf(key: string, current: number, items: readonly HTMLElement[]): HTMLElement | undefined {
	if (key === 'ArrowDown') return items[(current + 1) % items.length]
	if (key === 'ArrowUp') return items.at(current - 1)
	if (key === 'Home') return items[0]
	if (key === 'End') return items.at(-1)
	if (key.length !== 1 || key === ' ') return
	const after = [...items.slice(current + 1), ...items.slice(0, current + 1)]
	return after.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
}
