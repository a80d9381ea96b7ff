import { expect, test } from 'vitest'
import { VISITOR } from '~/domain/viewer'
import { aLegend, aMember } from '../../../tests/people'
import { fits, paletteEntries } from './palette-entries'

const screens = (viewer: Parameters<typeof paletteEntries>[0]) =>
	paletteEntries(viewer).flatMap((entry) => (entry.kind === 'screen' ? [entry.to] : []))

test('a visitor finds the public screens and the way in, each once', () => {
	const found = screens(VISITOR)
	expect(found).toEqual(
		expect.arrayContaining(['/', '/categories', '/pricing', '/login', '/faq', '/privacy']),
	)
	expect(new Set(found).size).toBe(found.length)
	expect(found).not.toContain('/settings')
	expect(found).not.toContain('/prompt-locker')
})

test('a member finds their account, a Legend also chat and locker, an admin the dashboard', () => {
	expect(screens(aMember())).toContain('/settings')
	expect(screens(aMember())).not.toContain('/login')
	expect(screens(aLegend())).toEqual(expect.arrayContaining(['/chat-legend', '/prompt-locker']))
	expect(screens(aMember({ isAdmin: true }))).toContain('/admin')
	expect(screens(aMember())).not.toContain('/admin')
})

test.each([
	['Configurações', 'config', true],
	['Configurações', 'acoes', false],
	['Guias', 'GUÍ', true],
	['Switch between light and dark', 'dark sw', true],
	['Settings', 'x', false],
])('%s, asked for as %s: %s', (text, query, isFit) => {
	expect(fits(text, query)).toBe(isFit)
})
