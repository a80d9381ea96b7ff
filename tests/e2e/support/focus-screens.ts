import type { Page } from '@playwright/test'
import type { Translate } from './words.ts'

const TASKS = ['Outline the workshop page', 'Write the three prices', 'Send to Renata for review']

/** Gives the sandbox's Legend a past focus session, and one in progress with something in each tab. */
export async function giveFocusSession(origin: string, token: string): Promise<void> {
	const headers = { Authorization: `Bearer ${token}` }
	const form = async (fields: Record<string, string>) => {
		const init = { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' } as const
		const { status } = await fetch(`${origin}/focus`, init)
		if (status !== 303) throw new Error(`/focus answered ${status}.`)
	}
	const idInProgress = async (): Promise<string> => {
		const { id }: { id: string } = await (await fetch(`${origin}/focus/session`, { headers })).json()
		return id
	}
	await form({ intent: 'start', title: 'Answer last week’s mail' })
	await form({ intent: 'end', id: await idInProgress() })
	await form({ intent: 'start', title: 'Price the November workshop' })
	const startedAt = Date.now() - 7.6 * 60_000
	const subTasks = TASKS.map((text, place) => ({
		id: `task-${place}`,
		text,
		completed: place === 0,
		createdAt: new Date(startedAt).toISOString(),
	}))
	const saved = await fetch(`${origin}/focus/session`, {
		method: 'POST',
		headers: { ...headers, 'Content-Type': 'application/json' },
		body: JSON.stringify({
			id: await idInProgress(),
			version: 1,
			title: 'Price the November workshop',
			subTasks,
			lastPrompts: ['You are a careful bookkeeper. Price [workshop] for [number] people.'],
			mentalStatus: { emoji: '😊', attentionLevel: 5 },
			timer: { startedAt: Math.round(startedAt), pausedAt: null, spentMs: 0 },
		}),
	})
	if (!saved.ok) throw new Error(`/focus/session answered ${saved.status}.`)
}

/** Opens a task to change it. */
export async function editTask(page: Page, t: Translate): Promise<void> {
	await page.getByRole('button', { name: t('edit_task', { task: TASKS[1] ?? '' }) }).click()
}

/** Asks for a way back into focus. */
export async function loseFocus(page: Page, t: Translate): Promise<void> {
	await page
		.getByRole('button', { name: t('i_lost_focus') })
		.first()
		.click()
	await page.getByRole('button', { name: t('resume_focus'), exact: true, disabled: false }).waitFor()
}

/** Wants to end the session, and is asked. */
export async function askEnd(page: Page, t: Translate): Promise<void> {
	await page.getByRole('button', { name: t('end_session'), exact: true }).click()
	await page.getByRole('alertdialog', { name: t('end_question') }).waitFor()
}
