import { expect } from 'vitest'
import { fillIn } from '../../app/features/library/blanks.ts'
import { theWords } from '../e2e/support/library.ts'
import { inEveryEngine } from './support/engines.ts'

const shownText = () => document.querySelector('.prompt-text')?.textContent ?? ''

inEveryEngine('a prompt is found, filled in, copied and pasted', async ({ person, picture }) => {
	const { t, language } = person
	const { blanks, promptText, title } = theWords('1', language)
	await person.open(`/categories?q=${encodeURIComponent(title)}`)
	await picture('search')
	await person.press('link', title, { role: 'main' })
	await person.arrives('/prompt/1')
	await person.sees('textbox', blanks[0]?.label ?? '')
	await picture('prompt')
	const answers: Record<string, string> = {}
	for (const { label, name } of blanks) {
		answers[name] = `Zé & “Ana” ${label.length}`
		await person.fill('textbox', label, answers[name])
	}
	await person.reads(fillIn(promptText, answers), shownText)
	await picture('prompt-filled')
	await person.press('button', t('copy_prompt'))
	await person.seesMessage('copied_to_clipboard')

	await person.open('/contact')
	await person.press('textbox', t('contact_message'))
	await person.key('v', 'Control')
	const { value } = await person.sees('textbox', t('contact_message'))
	expect(value.replaceAll('\r\n', '\n')).toBe(fillIn(promptText, answers))
})
