import sharp from 'sharp'
import { expect } from 'vitest'
import { QUESTION } from '../e2e/support/chat-desk.ts'
import { inEveryEngine } from './support/engines.ts'

inEveryEngine('a Legend asks in the chat and is answered', async ({ person, picture }) => {
	const { t, language } = person
	await person.subscribe('pro')
	await person.open('/chat-legend')
	await person.seesMessage('chat_welcome')
	await person.fill('textbox', t('chat_message'), QUESTION[language])
	await person.key('Enter')
	await person.arrives(/^\/chat-legend\/[0-9a-f-]{36}$/)
	await person.until(
		() =>
			document.querySelectorAll('[role=log] article').length === 2 &&
			document.querySelector('.typing') === null &&
			document.querySelector('[role=log] article:last-of-type a[href^="/prompt/"]') !== null,
	)
	await person.isAt('textbox', t('chat_message'))
	await picture('chat')
})

/** The shade of a dialog reaches the right edge, where a bar to scroll with may have stood. */
async function expectEvenShade(picture: Uint8Array): Promise<void> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
	const brightness = (x: number) =>
		[0, 1, 2].reduce((sum, part) => sum + (data[(2 * info.width + x) * info.channels + part] ?? 0), 0)
	expect(Math.abs(brightness(info.width - 3) - brightness(info.width - 24))).toBeLessThan(12)
}

/** What reaches beyond the window's right edge, where the page is wider than it. */
function beyondTheEdge(): string {
	if (document.documentElement.scrollWidth <= innerWidth) return ''
	const beyond = [...document.querySelectorAll('*')].filter(
		(box) => box.getBoundingClientRect().right > innerWidth + 0.5,
	)
	return `${document.documentElement.scrollWidth} px: ${beyond.map((box) => box.outerHTML.slice(0, 80)).join('\n')}`
}

inEveryEngine('a Legend saves a prompt, finds it and changes it', async ({ person, picture }) => {
	const { t } = person
	await person.subscribe('pro')
	await person.open('/prompt-locker')
	await person.press('link', t('new_prompt'))
	await person.isAt('textbox', t('saved_title'))
	await picture('locker-form')
	await person.reads('', beyondTheEdge)
	await expectEvenShade(await person.picture())
	await person.key('Escape')
	await person.doesNotSee('dialog')
	await person.isAt('link', t('new_prompt'))
	await person.key('Enter')
	await person.isAt('textbox', t('saved_title'))
	await person.fill('textbox', t('saved_title'), 'Responder à avaliação')
	await person.fill('textbox', t('tab_prompt'), 'Write to [name].')
	await person.press('button', t('save_to_locker'), { role: 'dialog' })
	await person.doesNotSee('dialog')
	await person.sees('heading', 'Responder à avaliação')
	await picture('locker')
	await person.press('link', t('edit_saved_named', { title: 'Responder à avaliação' }))
	await person.fill('textbox', t('saved_title'), 'Agradecer a avaliação')
	await person.key('Enter')
	await person.doesNotSee('dialog')
	await person.sees('heading', 'Agradecer a avaliação')
})

inEveryEngine(
	'a focus session is worked in, and is all there after a reload',
	async ({ person, picture }) => {
		const { t } = person
		await person.subscribe('premium')
		await person.open('/focus')
		await person.fill('textbox', t('session_title'), 'Price the workshop')
		await person.press('button', t('start_session'))
		await person.sees('heading', 'Price the workshop')
		await person.fill('textbox', t('new_task'), 'Outline')
		await person.key('Enter')
		await person.press('checkbox', 'Outline')
		await picture('focus')
		await person.until(() => document.querySelector('.save-state[data-state=saved]') !== null)
		await person.open('/focus')
		await person.sees('heading', 'Price the workshop')
		await person.until(() => document.querySelector('input[type=checkbox]:checked') !== null)
	},
)
