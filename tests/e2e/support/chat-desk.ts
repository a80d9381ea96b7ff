import type { Page } from '@playwright/test'
import { expect, open } from './journey.ts'
import type { Language, Translate } from './words.ts'

/** A question that prompts of the library fit, in the language of who asks. */
export const QUESTION = {
	en: 'How do I price a weekend workshop?',
	pt: 'Como faço o preço de uma oficina de fim de semana?',
} as const satisfies Record<Language, string>

/** The same, answered so slowly that something can be done meanwhile. */
export const SLOWLY = {
	en: `${QUESTION.en} sandbox:dripping`,
	pt: `${QUESTION.pt} sandbox:dripping`,
} as const satisfies Record<Language, string>

/** What one does in the chat. */
export function chatDesk(page: Page, t: Translate) {
	const field = page.getByLabel(t('chat_message'), { exact: true })
	const messages = page.getByRole('log').getByRole('article')
	return {
		field,
		messages,
		sendButton: page.getByRole('button', { name: t('chat_send'), exact: true }),
		stopButton: page.getByRole('button', { name: t('chat_stop'), exact: true }),
		last: messages.last(),
		isWriting: page.getByRole('log').getByText(t('chat_writing')),
		conversations: page.getByRole('navigation', { name: t('chat_conversations') }).getByRole('link'),
		async send(text: string) {
			await field.fill(text)
			await field.press('Enter')
		},
		/** Waits until the reply that is awaited has come, however it ended. */
		async answered() {
			await expect(messages.last().locator('.message-reply')).not.toBeEmpty()
			await expect(page.locator('.typing')).toHaveCount(0)
		},
	}
}

/** Screens of the chat, for everything that walks through all screens. */
export async function askInChat(page: Page, t: Translate): Promise<void> {
	const desk = chatDesk(page, t)
	await desk.send(QUESTION.en)
	await desk.answered()
	await page.getByRole('button', { name: t('chat_rename') }).waitFor()
}

export async function breakOffInChat(page: Page, t: Translate): Promise<void> {
	const desk = chatDesk(page, t)
	await desk.send('sandbox:cut price')
	await desk.answered()
	await page.getByRole('button', { name: t('try_again') }).waitFor()
}

/** Gives the sandbox's Legend a conversation of one question and its answer. Answers its id. */
export async function giveConversation(origin: string, token: string): Promise<string> {
	const answer = await fetch(`${origin}/functions/v1/chat-with-ai`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
		body: JSON.stringify({ message: QUESTION.en }),
	})
	const { conversationId }: { conversationId: string } = await answer.json()
	return conversationId
}

/** Its page; set where the journeys are prepared (tests/support/setup/setup-journeys.ts). */
export const conversation = () => `/chat-legend/${process.env['PRONTO_E2E_CONVERSATION'] ?? ''}`

export async function editInChat(page: Page, t: Translate): Promise<void> {
	await page.getByRole('button', { name: t('chat_edit_message') }).click()
}

export async function findBehindSlash(page: Page, t: Translate): Promise<void> {
	await chatDesk(page, t).field.pressSequentially('/pl')
	await page.getByRole('option').first().waitFor()
}

export async function openPremiumMenu(page: Page, t: Translate): Promise<void> {
	await page.getByRole('button', { name: t('chat_premium_prompts') }).click()
	await page.getByRole('menu').waitFor()
}

export async function fillPremiumPrompt(page: Page, t: Translate): Promise<void> {
	await openPremiumMenu(page, t)
	await page.getByRole('menuitem').first().click()
	await page.getByRole('dialog').waitFor()
}

export async function renameInChat(page: Page, t: Translate): Promise<void> {
	await page.getByRole('button', { name: t('chat_rename') }).click()
}

export async function deleteInChat(page: Page, t: Translate): Promise<void> {
	await page.getByRole('button', { name: t('chat_delete') }).click()
}

export async function openConversations(page: Page, t: Translate): Promise<void> {
	await page.getByRole('button', { name: t('chat_conversations') }).click()
}

/** The page of a new conversation with one question and its answer, which comes at once where nobody watches it being written. */
export async function aConversation(page: Page, t: Translate, message: string) {
	const answer = await page.request.post('/functions/v1/chat-with-ai', { data: { message } })
	const { conversationId }: { conversationId: string } = await answer.json()
	await open(page, `/chat-legend/${conversationId}`)
	const desk = chatDesk(page, t)
	await desk.answered()
	return desk
}

/** Deletes the open conversation, and says yes when asked. */
export async function deleteIt(page: Page, t: Translate): Promise<void> {
	await page.getByRole('button', { name: t('chat_delete') }).click()
	await page
		.getByRole('alertdialog')
		.getByRole('button', { name: t('chat_delete') })
		.click()
}
