import type { BrowserContext, Page } from '@playwright/test'
import { buySubscription } from '../subscriber.ts'
import { expect, open } from './journey.ts'
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
		/** The texts of the tasks in their order. */
		texts: () => tasks.locator('label').allInnerTexts(),
		saved: () => expect(state).toHaveText(t('saved')),
	}
}
