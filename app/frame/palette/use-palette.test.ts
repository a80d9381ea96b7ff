import { expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import type { OwnFind } from '~/features/search/own-finds'
import { translateInto } from '~/i18n/translate.server'
import { aLegend, aMember } from '../../../tests/support/people'
import { fits, group, matching, nameOf, type PaletteEntry, paletteEntries } from './use-palette'

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

test.each([
	['en', 'theme', 'Switch between light and dark'],
	['en', 'english', 'Mudar para o português'],
	['en', 'login', 'Log in'],
	['en', 'pricing', 'Pricing'],
	['en', 'finance', 'Finance'],
	['pt', 'tema', 'Alternar entre claro e escuro'],
	['pt', 'precos', 'Planos'],
	['pt', 'educacao', 'Educação'],
] as const)('in %s, “%s” finds “%s”', async (language, query, name) => {
	const t = await translateInto(language)
	const found = matching(paletteEntries(VISITOR), query, t, language)
	expect(found.map((entry) => nameOf(entry, t, language))).toContain(name)
})

test('before a word is typed the categories do not stand in the way', async () => {
	const t = await translateInto('en')
	const found = matching(paletteEntries(aMember()), '', t, 'en')
	expect(found.some(({ kind }) => kind === 'category')).toBe(false)
	expect(found.map((entry) => nameOf(entry, t, 'en'))).toContain('Favorites')
})

const aSuggestion = (isMatch: boolean) => ({
	id: '1',
	address: '1',
	category: 'finance' as const,
	isOpen: true,
	language: 'en' as const,
	titleParts: [{ text: 'Price', isMatch }],
})
const PRICING: PaletteEntry = { kind: 'screen', to: '/pricing', label: 'see_plans' }

test('a title with the word comes before screens, a screen of just this name before the title', () => {
	const labels = (isNamed: boolean, isMatch: boolean) =>
		group([PRICING], isNamed, { prompts: [aSuggestion(isMatch)], own: [] }).map(({ label, first }) => [
			label,
			first,
		])
	expect(labels(false, true)).toEqual([
		['palette_prompts', 0],
		['palette_go_to', 1],
	])
	expect(labels(true, true)).toEqual([
		['palette_go_to', 0],
		['palette_prompts', 1],
	])
	expect(labels(false, false)).toEqual(labels(true, true))
})

const anOwn = (isMatch: boolean): OwnFind => ({
	kind: 'saved',
	id: 'one',
	to: '/prompt-locker/one',
	titleParts: [{ text: 'Price', isMatch }],
})

test('what of one’s own is called so comes before prompts; what only holds it, after screens', () => {
	const labels = (isNamed: boolean, isOwn: boolean, isPrompt: boolean) =>
		group([PRICING], isNamed, { prompts: [aSuggestion(isPrompt)], own: [anOwn(isOwn)] }).map(
			({ label }) => label,
		)
	expect(labels(false, true, true)).toEqual(['palette_own', 'palette_prompts', 'palette_go_to'])
	expect(labels(false, false, true)).toEqual(['palette_prompts', 'palette_go_to', 'palette_own'])
	expect(labels(false, true, false)).toEqual(['palette_own', 'palette_go_to', 'palette_prompts'])
	expect(labels(true, true, true)).toEqual(['palette_go_to', 'palette_own', 'palette_prompts'])
})
