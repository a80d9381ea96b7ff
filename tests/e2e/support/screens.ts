import type { Page } from '@playwright/test'
import {
	assignNobody,
	editOwnPrompt,
	editTwice,
	logInWrongly,
	mistakeTheProfile,
	openOwnPrompt,
	removeOwnPrompt,
	sendEmptyForm,
} from './account-screens.ts'
import { OFFICE_SCREENS } from './admin-screens.ts'
import {
	askInChat,
	breakOffInChat,
	conversation,
	deleteInChat,
	editInChat,
	fillPremiumPrompt,
	findBehindSlash,
	openConversations,
	openPremiumMenu,
	renameInChat,
} from './chat-desk.ts'
import { COLLECTION_SCREENS } from './collection-screens.ts'
import { askEnd, editTask, loseFocus } from './focus-screens.ts'
import {
	askRemoval,
	changeASavedPrompt,
	editASavedPrompt,
	mistakeASavedPrompt,
	openASavedPrompt,
	previewAFile,
} from './locker-screens.ts'
import { findInPalette, listShortcuts, openPalette, searchFor } from './overlay-screens.ts'
import type { Who } from './people.ts'
import type { Language, Translate } from './words.ts'

export interface Screen {
	/** What it is, and the state it is in; one of a kind. */
	name: string
	path: (language: Language) => string
	/** Who looks at it; a visitor where it is not said. */
	who?: Who
	/** It would lead on by itself. */
	isGate?: boolean
	/** How to come to that state once the page is there. */
	reach?: (page: Page, t: Translate) => Promise<unknown>
	/** The widths it exists at; all where it is not said. */
	widths?: readonly number[]
}

/** A gate, whose redirect is stopped: it would lead away while somebody looks. */
const GATE: Pick<Screen, 'isGate' | 'reach'> = {
	isGate: true,
	reach: (page, t) => page.getByRole('button', { name: t('stay_here') }).click(),
}

const openAccountMenu: Screen['reach'] = (page) => page.locator('.account-menu > button').click()
const openMenu: Screen['reach'] = (page, t) => page.getByRole('button', { name: t('open_menu') }).click()
const BELOW_DESKTOP = [360, 768]

/** Every screen, by who sees it and the state it is in. */
export const SCREENS: readonly Screen[] = [
	{ name: 'home', path: () => '/' },
	{ name: 'categories', path: () => '/categories' },
	{ name: 'results', path: (language) => `/categories?q=${{ en: 'plan', pt: 'plano' }[language]}` },
	{ name: 'zero results', path: () => '/categories?q=zzxqwv&category=finance' },
	{ name: 'category', path: () => '/category/education' },
	{ name: 'featured', path: () => '/featured' },
	{ name: 'popular', path: () => '/popular' },
	{ name: 'open prompt', path: () => '/prompt/1' },
	{ name: 'instructions', path: () => '/prompt/1?tab=instructions' },
	{ name: 'locked prompt', path: () => '/prompt/2' },
	{ name: 'page not found', path: () => '/nowhere' },
	{ name: 'prompt not found', path: () => '/prompt/999' },
	{ name: 'series', path: () => '/series/ship' },
	{ name: 'series not found', path: () => '/series/nowhere' },
	{ name: 'category not found', path: () => '/category/nowhere' },
	{ name: 'pricing', path: () => '/pricing' },
	{ name: 'blog', path: () => '/blog' },
	{ name: 'post', path: () => '/blog/1' },
	{ name: 'post not found', path: () => '/blog/9' },
	{ name: 'guides', path: () => '/guides' },
	{ name: 'guide', path: () => '/guides/getting-started/2' },
	{ name: 'guide not found', path: () => '/guides/getting-started/9' },
	{ name: 'questions', path: () => '/faq' },
	{ name: 'answered question', path: () => '/faq#cancelling' },
	{ name: 'terms', path: () => '/terms' },
	{ name: 'privacy', path: () => '/privacy' },
	{ name: 'cookies', path: () => '/cookies' },
	{ name: 'accessibility', path: () => '/accessibility' },
	{ name: 'contact', path: () => '/contact' },
	{ name: 'page for developers', path: () => '/developers' },
	{ name: 'contact with mistakes', path: () => '/contact', reach: sendEmptyForm },
	{ name: 'command palette', path: () => '/', reach: openPalette },
	{ name: 'prompts in the palette', path: () => '/', reach: findInPalette },
	{ name: 'keyboard shortcuts', path: () => '/pricing', reach: listShortcuts },
	{ name: 'search of the header', path: () => '/', reach: searchFor('markting') },
	{ name: 'menu', path: () => '/', reach: openMenu, widths: BELOW_DESKTOP },

	{ name: 'login', path: () => '/login' },
	{ name: 'login refused', path: () => '/login', reach: logInWrongly },
	{ name: 'sign-up', path: () => '/signup' },
	{ name: 'sign-up with mistakes', path: () => '/signup', reach: sendEmptyForm },
	{ name: 'forgotten password', path: () => '/forgot-password' },
	{ name: 'new password', path: () => '/reset-password#token=made-up' },
	{ name: 'gate of the admins', path: () => '/admin', ...GATE },
	{ name: 'gate of the messages', path: () => '/admin/messages', ...GATE },
	{ name: 'gate of the reports', path: () => '/admin/reports', ...GATE },
	{ name: 'gate of the numbers', path: () => '/admin/numbers', ...GATE },
	{ name: 'gate of the notices', path: () => '/admin/notices', ...GATE },

	{ name: 'home of a member', who: 'free', path: () => '/' },
	{ name: 'open prompt of a member', who: 'free', path: () => '/prompt/1' },
	{ name: 'used prompt of a member', who: 'free', path: () => '/prompt/1?tab=instructions' },
	{ name: 'locked prompt of a member', who: 'free', path: () => '/prompt/2' },
	{ name: 'own prompt', who: 'free', path: () => '/profile?tab=prompts', reach: openOwnPrompt },
	{ name: 'profile', who: 'free', path: () => '/profile' },
	{ name: 'profile with mistakes', who: 'free', path: () => '/profile', reach: mistakeTheProfile },
	{ name: 'favorites', who: 'free', path: () => '/profile?tab=favorites' },
	{ name: 'searched favorites', who: 'free', path: () => '/profile?tab=favorites&q=zzxqwv' },
	{ name: 'no favorites', who: 'creator', path: () => '/profile?tab=favorites' },
	{ name: 'own prompts', who: 'free', path: () => '/profile?tab=prompts' },
	{ name: 'no own prompts', who: 'creator', path: () => '/profile?tab=prompts' },
	{ name: 'settings', who: 'free', path: () => '/settings' },
	{ name: 'subscription of nobody', who: 'free', path: () => '/settings?tab=subscription' },
	{ name: 'pricing of a member', who: 'free', path: () => '/pricing' },
	{ name: 'success that is none', who: 'free', path: () => '/subscription-success' },
	{ name: 'account settings', who: 'free', path: () => '/settings?tab=account' },
	{ name: 'change of password', who: 'free', path: () => '/settings/password' },
	{ name: 'access tokens with mistakes', who: 'free', path: () => '/settings/tokens', reach: sendEmptyForm },
	{ name: 'deletion of an account', who: 'free', path: () => '/settings/delete' },
	{ name: 'new prompt', who: 'free', path: () => '/create-prompt' },
	{ name: 'new prompt with mistakes', who: 'free', path: () => '/create-prompt', reach: sendEmptyForm },
	{ name: 'edited prompt', who: 'free', path: () => '/profile?tab=prompts', reach: editOwnPrompt },
	{ name: 'two versions of a prompt', who: 'free', path: () => '/profile?tab=prompts', reach: editTwice },
	{ name: 'removal of a prompt', who: 'free', path: () => '/profile?tab=prompts', reach: removeOwnPrompt },
	{ name: 'gate of the admins for a member', who: 'free', path: () => '/admin', ...GATE },
	{ name: 'account menu', who: 'free', path: () => '/popular', reach: openAccountMenu },
	{ name: 'menu of a member', who: 'free', path: () => '/popular', reach: openMenu, widths: BELOW_DESKTOP },

	{ name: 'premium prompt of a subscriber', who: 'creator', path: () => '/prompt/2' },
	{ name: 'subscription of a subscriber', who: 'creator', path: () => '/settings?tab=subscription' },
	{ name: 'pricing of a subscriber', who: 'creator', path: () => '/pricing' },
	{ name: 'upgrade', who: 'creator', path: () => '/settings?tab=subscription&plan=pro' },
	{ name: 'success', who: 'creator', path: () => '/subscription-success' },
	{ name: 'downgrade', who: 'legend', path: () => '/settings?tab=subscription&plan=premium' },
	{ name: 'locker', who: 'legend', path: () => '/prompt-locker' },
	{ name: 'locker without a hit', who: 'legend', path: () => '/prompt-locker?q=zzxqwv' },
	{ name: 'new saved prompt', who: 'legend', path: () => '/prompt-locker', reach: mistakeASavedPrompt },
	{ name: 'edited saved prompt', who: 'legend', path: () => '/prompt-locker', reach: editASavedPrompt },
	{ name: 'removal of a saved prompt', who: 'legend', path: () => '/prompt-locker', reach: askRemoval },
	{ name: 'saved prompt', who: 'legend', path: () => '/prompt-locker', reach: openASavedPrompt },
	{ name: 'saved versions', who: 'legend', path: () => '/prompt-locker', reach: changeASavedPrompt },
	{ name: 'saved prompt’s page', who: 'legend', path: () => '/prompt-locker/new' },
	{ name: 'import', who: 'legend', path: () => '/prompt-locker/import' },
	{ name: 'preview of an import', who: 'legend', path: () => '/prompt-locker/import', reach: previewAFile },
	{ name: 'gate of the chat', path: () => '/chat-legend', ...GATE },
	{ name: 'gate of the chat for a subscriber', who: 'creator', path: () => '/chat-legend', ...GATE },
	{ name: 'new conversation', who: 'legend', path: () => '/chat-legend' },
	{ name: 'conversation', who: 'legend', path: () => '/chat-legend', reach: askInChat },
	{ name: 'answer that broke off', who: 'legend', path: () => '/chat-legend', reach: breakOffInChat },
	{ name: 'edited message', who: 'legend', path: conversation, reach: editInChat },
	{ name: 'prompts behind a slash', who: 'legend', path: () => '/chat-legend', reach: findBehindSlash },
	{
		name: 'premium prompts for a message',
		who: 'legend',
		path: () => '/chat-legend',
		reach: openPremiumMenu,
	},
	{ name: 'prompt for a message', who: 'legend', path: () => '/chat-legend', reach: fillPremiumPrompt },
	{ name: 'conversation’s title', who: 'legend', path: conversation, reach: renameInChat },
	{ name: 'removal of a conversation', who: 'legend', path: conversation, reach: deleteInChat },
	{
		name: 'conversations',
		who: 'legend',
		path: conversation,
		reach: openConversations,
		widths: BELOW_DESKTOP,
	},
	{ name: 'conversation that is gone', who: 'legend', path: () => '/chat-legend/nowhere' },
	{ name: 'gate of the locker', who: 'creator', path: () => '/prompt-locker', ...GATE },
	{ name: 'gate of focus mode', path: () => '/focus' },
	{ name: 'gate of focus mode for a member', who: 'free', path: () => '/focus' },
	{ name: 'start of a focus session', who: 'creator', path: () => '/focus' },
	{ name: 'focus session', who: 'legend', path: () => '/focus' },
	{ name: 'edited task', who: 'legend', path: () => '/focus', reach: editTask },
	{ name: 'end of a focus session', who: 'legend', path: () => '/focus', reach: askEnd },
	{ name: 'status of a focus session', who: 'legend', path: () => '/focus?tab=status' },
	{ name: 'history of a focus session', who: 'legend', path: () => '/focus?tab=history' },
	{ name: 'time of focus', who: 'legend', path: () => '/focus/time' },
	{ name: 'way back into focus', who: 'legend', path: () => '/focus', reach: loseFocus },
	{ name: 'home of a Legend', who: 'legend', path: () => '/' },
	{ name: 'menu of a Legend', who: 'legend', path: () => '/', reach: openMenu, widths: BELOW_DESKTOP },

	{ name: 'admins’ users', who: 'admin', path: () => '/admin' },
	{ name: 'admins’ users found', who: 'admin', path: () => '/admin?q=legend' },
	{ name: 'admins’ users not found', who: 'admin', path: () => '/admin?q=zzxqwv' },
	{ name: 'admin’s mistake', who: 'admin', path: () => '/admin', reach: assignNobody },
	{ name: 'admins’ prompts', who: 'admin', path: () => '/admin?tab=prompts' },
	{ name: 'messages', who: 'admin', path: () => '/admin/messages' },
	{ name: 'reports', who: 'admin', path: () => '/admin/reports' },
	{ name: 'numbers', who: 'admin', path: () => '/admin/numbers' },
	{ name: 'notices', who: 'admin', path: () => '/admin/notices' },
	{ name: 'admins’ categories', who: 'admin', path: () => '/admin?tab=categories' },
	{ name: 'versions of a prompt', who: 'admin', path: () => '/admin/prompts/1/versions' },
	{
		name: 'question before a withdrawal',
		who: 'admin',
		path: () => '/admin/prompts/1/versions?ask=withdraw',
	},
	{ name: 'runs of a prompt', who: 'admin', path: () => '/admin/prompts/1/runs' },
	{ name: 'order of a category', who: 'admin', path: () => '/admin?tab=categories&category=finance' },
	{ name: 'desk without a hit', who: 'admin', path: () => '/admin?tab=prompts&q=zzxqwv' },
	{ name: 'editor of a prompt', who: 'admin', path: () => '/admin/prompts/1' },
	{ name: 'preview of a prompt', who: 'admin', path: () => '/admin/prompts/2/preview' },
	{ name: 'new prompt of the library', who: 'admin', path: () => '/admin/prompts/new' },
	{ name: 'new prompt of an admin', who: 'admin', path: () => '/create-prompt' },
	{ name: 'account menu of an admin', who: 'admin', path: () => '/', reach: openAccountMenu },

	...OFFICE_SCREENS,
	...COLLECTION_SCREENS,

	{ name: 'changes of a prompt', path: () => '/prompt/1/changes' },
]
