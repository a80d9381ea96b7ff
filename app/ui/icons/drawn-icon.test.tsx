import { readdirSync } from 'node:fs'
import { createLucideIcon, type LucideIconData, type LucideProps } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawOnce } from './drawn-icon'

const FILES = 'node_modules/lucide-react/dist/esm/icons'

async function everyIcon(): Promise<LucideIconData[]> {
	const names = readdirSync(FILES).filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
	const modules = await Promise.all(
		names.map((name) => import(/* @vite-ignore */ `../../../${FILES}/${name}`)),
	)
	return modules.flatMap(({ __iconData }) => __iconData ?? [])
}

function bothWays(data: LucideIconData, props: LucideProps): [drawn: string, usual: string] {
	const Usual = createLucideIcon(data)
	const Drawn = drawOnce(Usual, data)
	renderToStaticMarkup(<Drawn {...props} />)
	return [renderToStaticMarkup(<Drawn {...props} />), renderToStaticMarkup(<Usual {...props} />)]
}

test('every icon of the set is written to the letter as the set itself writes it', async () => {
	const icons = await everyIcon()
	expect(icons.length).toBeGreaterThan(1_000)
	for (const icon of icons) {
		const [drawn, usual] = bothWays(icon, { className: 'icon icon-small', 'aria-hidden': 'true' })
		expect(drawn).toBe(usual)
	}
})

const SQUARE: LucideIconData = { name: 'square', node: [['rect', { width: 18, height: 18, key: '0' }]] }

test.for<[string, LucideProps]>([
	['without a class', {}],
	['hidden without saying so', { className: 'icon' }],
	['with a name of its own', { className: 'icon', role: 'img', 'aria-label': 'Open' }],
	['filled', { className: 'icon', fill: 'currentColor' }],
	['shown to everybody', { 'aria-hidden': false }],
])('an icon %s is written as the set itself writes it', ([, props]) => {
	const [drawn, usual] = bothWays(SQUARE, props)
	expect(drawn).toBe(usual)
})

test('one icon with two classes keeps both apart', () => {
	const Drawn = drawOnce(createLucideIcon(SQUARE), SQUARE)
	const written = ['a', 'b', 'a'].map((className) => renderToStaticMarkup(<Drawn className={className} />))
	expect(written[0]).toContain('lucide-square a"')
	expect(written[1]).toContain('lucide-square b"')
	expect(written[2]).toBe(written[0])
})
