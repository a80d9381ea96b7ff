import type { BrowserContext, Page } from '@playwright/test'
import { buySubscription } from '../../support/billing/subscriber.ts'
import { expect, message, open } from './journey.ts'
import type { Translate } from './words.ts'

/** Makes a browser that of somebody new who has just bought a plan. */
export async function beSubscriber(
	context: BrowserContext,
	origin: string | undefined,
	plan: 'premium' | 'pro' = 'premium',
): Promise<void> {
	const { cookie } = await buySubscription(origin ?? '', plan)
	await context.addCookies([{ ...cookie, url: origin ?? '' }])
}

/** Starts a session and waits until it is on the screen. */
export async function startSession(page: Page, t: Translate, title = 'Price the workshop'): Promise<void> {
	await open(page, '/focus')
	await page.getByLabel(t('session_title')).fill(title)
	await page.getByRole('button', { name: t('start_session') }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** Presses what ends the session on the screen, and says yes to the question. */
export async function wishToEnd(page: Page, t: Translate): Promise<void> {
	await page.getByRole('button', { name: t('end_session'), exact: true }).click()
	await page.getByRole('button', { name: t('end_session_now') }).click()
}

/** Ends the session on the screen. */
export async function endSession(page: Page, t: Translate): Promise<void> {
	await wishToEnd(page, t)
	// The session before may have ended a moment ago.
	await expect(message(page, 'focus_session_ended').last()).toContainText(t('focus_session_ended'))
	await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** What one does with a session on the screen. */
export function focusDesk(page: Page, t: Translate) {
	const newTask = page.getByLabel(t('new_task'))
	const tasks = page.getByRole('list', { name: t('tasks') })
	const state = page.locator('.save-state')
	return {
		newTask,
		tasks,
		state,
		task: (text: string) => page.getByRole('checkbox', { name: text, exact: true }),
		tab: (name: 'tasks' | 'status' | 'history') => page.getByRole('tab', { name: t(name), exact: true }),
		async add(...texts: string[]) {
			for (const text of texts) {
				await newTask.fill(text)
				await newTask.press('Enter')
			}
		},
		async retitle(title: string) {
			await page.getByRole('button', { name: t('edit_session_title') }).click()
			await page.getByLabel(t('session_title'), { exact: true }).fill(title)
			await page.keyboard.press('Enter')
		},
		/** The texts of the tasks in their order. */
		texts: () => tasks.locator('label').allInnerTexts(),
		saved: () => expect(state).toHaveAttribute('data-state', 'saved'),
	}
}
