import { expect, test } from 'vitest'
import {
	copyAddress,
	isOver,
	isSignOut,
	isWorthKeeping,
	languagesFor,
	outdatedBy,
	pageOf,
	readPageSession,
	requestKindOf,
	surplus,
	writePageSession,
} from './offline'

const visit = (pathname: string) => requestKindOf({ method: 'GET', pathname, mode: 'navigate' })
const fetched = (pathname: string) => requestKindOf({ method: 'GET', pathname, mode: 'cors' })
const send = (pathname: string) => requestKindOf({ method: 'POST', pathname, mode: 'cors' })
const SAVED = '/prompt-locker/0b0e1c9e-3f0a-4a52-9a7c-0d8f6a1b2c3d'
const at = (path: string) => `https://pronto.test${path}`

test('what people read is kept, with its data', () => {
	for (const path of [
		'/',
		'/prompt/1',
		'/categories',
		'/guides/first-steps/1',
		'/profile',
		'/focus',
		SAVED,
	]) {
		expect(visit(path), path).toBe('page')
	}
	for (const path of ['/_.data', '/prompt/1.data', '/prompt-locker.data', `${SAVED}.data`]) {
		expect(fetched(path), path).toBe('data')
	}
	expect(pageOf('/_.data')).toBe('/')
	expect(pageOf('/prompt/1.data')).toBe('/prompt/1')
})

test('forms, money, passwords, admins, the chat and one-time links are never kept', () => {
	const never = [
		'/login',
		'/signup',
		'/logout',
		'/forgot-password',
		'/reset-password',
		'/confirm-email',
		'/settings',
		'/settings/password',
		'/subscription-success',
		'/create-prompt',
		'/prompt/1/edit',
		'/prompt/1/remove',
		'/prompt-locker/new',
		'/prompt-locker/import',
		`${SAVED}/edit`,
		'/admin',
		'/admin/messages',
		'/chat-legend',
		'/chat-legend/news',
		'/no-such-page',
	]
	for (const path of never) {
		expect(visit(path), path).toBe('screen')
		expect(fetched(`${path}.data`), path).toBe(null)
	}
})

test('machines, downloads and the stand-ins for third parties are not touched at all', () => {
	const untouched = [
		'/api/auth/callback/google',
		'/functions/v1/check-subscription',
		'/sandbox/mail',
		'/settings/export.json',
		'/prompt-locker/export.csv',
		'/prompt/1.md',
		'/feed.xml',
		'/share/en/site.png',
		'/service-worker.js',
	]
	for (const path of untouched) expect(visit(path), path).toBe(null)
	expect(fetched('/focus/session')).toBe(null)
	expect(fetched('/search/suggestions')).toBe(null)
})

test('nothing that is sent is kept; what begins or ends a session is known', () => {
	for (const path of [
		'/logout.data',
		'/logout',
		'/login',
		'/api/auth/sign-in/email',
		'/settings/delete.data',
	]) {
		expect(send(path), path).toBe('session')
	}
	for (const path of ['/focus/session', '/prompt/1/favorite', '/create-prompt.data']) {
		expect(send(path), path).toBe('change')
	}
	expect([isSignOut('/logout.data'), isSignOut('/settings/sessions'), isSignOut('/login')]).toEqual([
		true,
		true,
		false,
	])
})

test('a prefetched link is no visit', () => {
	expect(requestKindOf({ method: 'GET', pathname: '/prompt/1.data', mode: 'no-cors' })).toBe(null)
})

test('a page says whose it is, and what says nothing is nobody’s', () => {
	const session = { key: 'k3y', language: 'pt', isFleeting: true } as const
	expect(readPageSession(writePageSession(session))).toEqual(session)
	expect(readPageSession('visitor en')).toEqual({ key: 'visitor', language: 'en', isFleeting: false })
	for (const text of [null, '', 'visitor', 'visitor fr']) expect(readPageSession(text)).toBe(null)
})

test('errors, redirects, passing messages and answers of unknown people are not kept', () => {
	const session = { key: 'k3y', language: 'en', isFleeting: false } as const
	expect(isWorthKeeping({ status: 200, redirected: false }, session)).toBe(true)
	expect(isWorthKeeping({ status: 404, redirected: false }, session)).toBe(false)
	expect(isWorthKeeping({ status: 202, redirected: false }, session)).toBe(false)
	expect(isWorthKeeping({ status: 200, redirected: true }, session)).toBe(false)
	expect(isWorthKeeping({ status: 200, redirected: false }, { ...session, isFleeting: true })).toBe(false)
	expect(isWorthKeeping({ status: 200, redirected: false }, null)).toBe(false)
})

test('each language is a copy of its own; one that is asked for by address is never answered with the other', () => {
	const url = new URL(at('/prompt/1?tab=example#top'))
	expect(copyAddress(url, 'pt')).toBe(at('/prompt/1?tab=example&lang=pt'))
	expect(copyAddress(new URL(at('/prompt/1?lang=en&tab=example')), 'pt')).toBe(
		at('/prompt/1?lang=pt&tab=example'),
	)
	expect(languagesFor(url, 'pt')).toEqual(['pt', 'en'])
	expect(languagesFor(new URL(at('/prompt/1?lang=en')), 'pt')).toEqual(['en'])
})

test('the oldest copies go first, and a person’s own things last', () => {
	const kept = ['/prompt-locker', '/prompt/1', '/profile?tab=favorites', '/prompt/2', '/focus'].map(at)
	expect(surplus(kept, 5)).toEqual([])
	expect(surplus(kept, 4)).toEqual([at('/prompt/1')])
	expect(surplus(kept, 2)).toEqual([at('/prompt/1'), at('/prompt/2'), at('/prompt-locker')])
})

test('a session that was not heard of for a week has no copies', () => {
	const week = 7 * 86_400_000
	expect([isOver(0, week), isOver(0, week + 1)]).toEqual([false, true])
})

test('a change makes its page old, and the lists it stands in', () => {
	expect(outdatedBy('/focus/session', '/focus')).toEqual(['/focus'])
	expect(outdatedBy('/prompt/3/favorite', '/categories')).toEqual([
		'/categories',
		'/profile?tab=favorites',
		'/prompt/3',
	])
	expect(outdatedBy('/functions/v1/prompt_locker_functions', '')).toEqual(['/prompt-locker'])
	expect(outdatedBy('/prompt-locker/new.data', '/prompt-locker/new')).toEqual([
		'/prompt-locker/new',
		'/prompt-locker',
	])
})
