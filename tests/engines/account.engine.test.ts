import { randomUUID } from 'node:crypto'
import { inEveryEngine } from './support/engines.ts'

inEveryEngine(
	'someone signs up, buys a plan on the way, reads what it opens, and logs out and in',
	async ({ person, isPhone, picture }) => {
		const { t } = person
		const email = `${randomUUID()}@pronto.test`
		await person.open('/pricing')
		await picture('pricing')
		await person.press('button', t('choose_plan', { plan: 'Creator' }))
		await person.arrives(/^\/login\?next=%2Fpricing/)
		await picture('log-in')
		await person.press('link', t('sign_up'))
		await person.sees('button', t('sign_up'))
		await person.fill('textbox', t('email'), email)
		await person.fillPassword('a good password')
		await person.press('button', t('sign_up'))
		await person.comesTo(/^\/sandbox\/checkout\//)
		await person.until(() => {
			const pay = document.querySelector<HTMLElement>('button[value=pay]')
			pay?.focus()
			return pay !== null
		})
		await person.key('Enter')
		await person.arrives(/^\/subscription-success/)
		await person.seesMessage('subscription_successful')
		await picture('paid')
		await person.open('/prompt/2')
		await person.until(() => document.querySelector('.prompt-text') !== null)

		await person.open('/settings')
		await picture('settings')
		if (isPhone) {
			await person.press('button', t('open_menu'))
			await person.press('button', t('log_out'))
		} else {
			await person.press('button', t('your_account', { name: email }))
			await person.press('menuitem', t('log_out'))
		}
		await person.arrives('/')
		await person.sees('link', t('log_in'), { role: 'banner' })
		await person.open('/login')
		await person.fill('textbox', t('email'), email)
		await person.fillPassword('a good password')
		await person.key('Enter')
		await person.arrives('/')
		await person.open('/prompt/2')
		await person.until(() => document.querySelector('.prompt-text') !== null)
	},
)
