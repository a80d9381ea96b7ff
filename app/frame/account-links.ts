import {
	Archive,
	Clock,
	Heart,
	ListOrdered,
	type LucideIcon,
	MessagesSquare,
	PenLine,
	Settings,
	ShieldCheck,
	UserRound,
} from 'lucide-react'
import { href } from 'react-router'
import { isEditor, isSupport, type Member } from '~/core/viewer'
import { type NavigationLink, openedLinks } from '~/ui/navigation'

interface AccountLink extends NavigationLink {
	icon: LucideIcon
}

const ACCOUNT: readonly AccountLink[] = [
	{ to: href('/profile'), label: 'profile', icon: UserRound },
	{ to: `${href('/profile')}?tab=favorites`, label: 'nav_favorites', icon: Heart },
	{ to: `${href('/profile')}?tab=used`, label: 'recent_prompts', icon: Clock },
	{ to: href('/collections'), label: 'nav_collections', icon: ListOrdered },
	{ to: href('/settings'), label: 'settings', icon: Settings },
	{ to: href('/create-prompt'), label: 'create_prompt', icon: PenLine },
]

/** What a person reaches from the avatar menu and the drawer (docs/product.md#addresses); the last one is for who has a role. */
export function accountLinks(member: Member): readonly AccountLink[] {
	return isEditor(member) || isSupport(member)
		? [...ACCOUNT, { to: href('/admin'), label: 'admin', icon: ShieldCheck }]
		: ACCOUNT
}

/** The links that a person's plan opens, as the avatar menu shows them. */
export function openedAccountLinks(member: Member): readonly AccountLink[] {
	return openedLinks(member).map((link) => ({
		...link,
		icon: link.label === 'nav_chat' ? MessagesSquare : Archive,
	}))
}
