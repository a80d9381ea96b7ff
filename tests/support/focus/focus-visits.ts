import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Language } from '~/i18n/language'
import { WORDS } from '~/i18n/translate.server'
import type { MessageId } from '~/i18n/words'
import type { RunningServer } from '../server'

export const CREATOR = 'creator@pronto.test'
export const LEGEND = 'legend@pronto.test'
export const FREE = 'explorer@pronto.test'

type Who = string | null

/** What people do with focus mode at a server that a test starts; null is a visitor. */
export function focusVisits(server: () => RunningServer) {
	const tokens = new Map<string, Promise<string>>()

	async function signIn(email: string): Promise<string> {
		const response = await fetch(`${server().origin}/api/auth/sign-in/email`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ email, password: 'pronto-demo' }),
		})
		const { token }: { token: string } = await response.json()
		return token
	}

	async function ask(who: Who, path: string, init: RequestInit = {}, language: Language = 'en') {
		const headers = new Headers(init.headers)
		if (who) {
			const token = tokens.get(who) ?? signIn(who)
			tokens.set(who, token)
			headers.set('Authorization', `Bearer ${await token}`)
		}
		headers.set('Accept-Language', language)
		return fetch(server().origin + path, { ...init, headers, redirect: 'manual' })
	}

	const postJson = (who: Who, path: string, body: unknown, language?: Language) =>
		ask(
			who,
			path,
			{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
			language,
		)
	const postForm = (who: Who, form: Record<string, string>) =>
		ask(who, '/focus', { method: 'POST', body: new URLSearchParams(form) })
	const save = (who: Who, body: unknown) => postJson(who, '/focus/session', body)

	/** What is newer of a session than a version that somebody has. */
	const look = (who: Who, id: string, version: number) =>
		ask(who, `/focus/session?${new URLSearchParams({ id, version: String(version) })}`)

	async function inProgress(who: Who): Promise<{ id: string | null; version: number | null }> {
		const found = await ask(who, '/focus/session')
		if (found.status === 204) return { id: null, version: null }
		const { id }: { id: string } = await found.json()
		const { version }: { version: number } = await (await look(who, id, 0)).json()
		return { id, version }
	}

	/** A new session of somebody; one that was in progress is ended. */
	async function start(who: Who, title = 'Price the workshop'): Promise<string> {
		const { id: old } = await inProgress(who)
		if (old) await postForm(who, { intent: 'end', id: old })
		expect((await postForm(who, { intent: 'start', title })).status).toBe(303)
		const { id } = await inProgress(who)
		return id ?? ''
	}

	return { ask, postJson, postForm, save, look, inProgress, start }
}

/** What a browser sends of a session. */
export const someWork = (given: object = {}) => ({
	title: 'Price the workshop',
	subTasks: [],
	lastPrompts: [],
	mentalStatus: { emoji: '😊', attentionLevel: 5 },
	timer: { startedAt: 1_777_000_000_000, pausedAt: null, spentMs: 0 },
	...given,
})

export const someTask = (text: string) => ({
	id: randomUUID(),
	text,
	completed: false,
	createdAt: '2026-05-04T09:00:00.000Z',
})

export const says = (language: Language, id: MessageId, values = {}) => WORDS[language]._(id, values)
