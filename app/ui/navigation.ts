import { href } from 'react-router'
import { type Feature, planOpens } from '~/core/plans'
import type { Viewer } from '~/core/viewer'
import type { MessageId } from '~/i18n/words'

export interface NavigationLink {
	to: string
	label: MessageId
}

const MAIN: readonly NavigationLink[] = [
	{ to: href('/categories'), label: 'nav_categories' },
	{ to: href('/featured'), label: 'nav_featured' },
	{ to: href('/popular'), label: 'nav_popular' },
	{ to: href('/focus'), label: 'nav_focus' },
	{ to: href('/pricing'), label: 'nav_pricing' },
]

const OPENED: readonly (NavigationLink & { feature: Feature })[] = [
	{ to: href('/chat-legend/:id?'), label: 'nav_chat', feature: 'chat' },
	{ to: href('/prompt-locker'), label: 'nav_locker', feature: 'locker' },
]

/** The header's links; the last ones are for who has a plan that opens them. */
export function mainLinks(viewer: Viewer | undefined): readonly NavigationLink[] {
	return viewer ? [...MAIN, ...openedLinks(viewer)] : MAIN
}

/** The links that a plan opens. The header shows them from 1280 px on, the avatar menu below that. */
export function openedLinks({ tier }: Viewer): readonly NavigationLink[] {
	return OPENED.filter(({ feature }) => planOpens(tier, feature))
}

export const FOOTER_GROUPS: readonly { heading: MessageId; links: readonly NavigationLink[] }[] = [
	{ heading: 'footer_browse', links: MAIN.filter(({ label }) => label !== 'nav_focus') },
	{
		heading: 'footer_resources',
		links: [
			{ to: href('/blog'), label: 'nav_blog' },
			{ to: href('/guides'), label: 'nav_guides' },
			{ to: href('/faq'), label: 'nav_faq' },
			{ to: href('/contact'), label: 'nav_contact' },
			{ to: href('/developers'), label: 'nav_developers' },
		],
	},
	{
		heading: 'footer_legal',
		links: [
			{ to: href('/terms'), label: 'nav_terms' },
			{ to: href('/privacy'), label: 'nav_privacy' },
			{ to: href('/cookies'), label: 'nav_cookies' },
			{ to: href('/accessibility'), label: 'nav_accessibility' },
			{ to: href('/withdraw'), label: 'nav_withdraw' },
		],
	},
]
