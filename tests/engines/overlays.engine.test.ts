import { inEveryEngine } from './support/engines.ts'

/** Whether the page is drawn in a theme: the light one has a paper lighter than its ink. */
function shows(theme: 'light' | 'dark'): boolean {
	const { color, backgroundColor } = getComputedStyle(document.body)
	const brightness = (value: string) => {
		const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
		if (!canvas) throw new Error('There is no canvas.')
		canvas.fillStyle = value
		canvas.fillRect(0, 0, 1, 1)
		return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].reduce((sum, part) => sum + part, 0)
	}
	return brightness(backgroundColor) > brightness(color) === (theme === 'light')
}

/** Whether all of what is offered can be read: nothing of it is cut by its list. */
function isOfferedWhole(): boolean {
	const list = document.querySelector('.palette-list')?.getBoundingClientRect()
	const options = [...document.querySelectorAll('.palette-list [role=option]')]
	return options.every((option) => {
		const { top, bottom } = option.getBoundingClientRect()
		return list !== undefined && top >= list.top && bottom <= list.bottom
	})
}

inEveryEngine(
	'the palette opens by its keys, goes to a screen, and gives the focus back',
	async ({ person, picture }) => {
		const { t } = person
		await person.open('/popular')
		// Its keys are listened to a moment after the page can be worked with.
		await person.again(
			() => person.key('k', 'Control'),
			() => document.querySelector('dialog[open] [role=combobox]') !== null,
		)
		await person.isAt('combobox', t('palette'))
		await person.tab.type(t('nav_categories').slice(0, 5))
		await person.sees('option', t('nav_categories'))
		await person.until(isOfferedWhole)
		await picture('palette')
		await person.key('Escape')
		await person.doesNotSee('dialog')
		await person.key('k', 'Control')
		await person.isAt('combobox', t('palette'))
		await person.tab.type(t('nav_categories').slice(0, 5))
		await person.press('option', t('nav_categories'))
		await person.arrives('/categories')
	},
)

inEveryEngine(
	'the theme is switched, kept, and drawn in every part of the page',
	async ({ person, isPhone, picture }) => {
		const { t } = person
		await person.open('/')
		const other = (await person.tab.run(shows, 'light')) ? 'dark' : 'light'
		if (isPhone) await person.press('button', t('open_menu'))
		await person.press('button', t('toggle_theme'), isPhone ? { role: 'dialog' } : { role: 'banner' })
		await person.until(shows, other)
		await person.open('/prompt/1')
		await person.until(shows, other)
		await picture(other)
	},
)
