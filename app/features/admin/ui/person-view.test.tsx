import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import type { Person } from '../person'
import { PersonView } from './person-view'

const PERSON: Person = {
	userId: 'u1',
	email: 'ana@pronto.test',
	name: 'ana@pronto.test',
	username: null,
	language: 'en',
	isConfirmed: true,
	roles: [],
	suspended: null,
	createdAt: '2026-11-01',
	seenAt: null,
	sessions: 0,
	tokens: 0,
	plan: {
		tier: 'premium',
		paidTier: 'free',
		given: { tier: 'premium', endsAt: '2026-12-31' },
		subscription: null,
	},
	prompts: [],
	promptCount: 0,
	reportsMade: 0,
}

const shown = (person: Person, language: 'en' | 'pt') =>
	rendered(
		<PersonView
			person={person}
			payments={[]}
			trail={[]}
			acts={[]}
			seenAt={null}
			isSelf={false}
			canChangeRoles={false}
		/>,
		language,
	)

test('a plan that was given is named once, and who has no name by their address once below the way here', () => {
	const page = shown(PERSON, 'pt')
	expect(page).toContain('<dd>Creator, de cortesia até 31 de dezembro de 2026</dd>')
	expect(page.match(/ana@pronto\.test/g)).toHaveLength(2)
	expect(shown({ ...PERSON, name: 'Ana' }, 'en')).toContain('<p class="mono">ana@pronto.test</p>')
})

test('the language that somebody reads in is named in the page’s', () => {
	expect(shown(PERSON, 'en')).toContain('<dt>Language</dt><dd>English</dd>')
	expect(shown(PERSON, 'pt')).toContain('<dt>Idioma</dt><dd>Inglês</dd>')
})

test('who is in nowhere is said to be so, in each language; no more is known', () => {
	expect(shown(PERSON, 'en')).toContain('<dd>Not logged in anywhere</dd>')
	const page = shown(PERSON, 'pt')
	expect(page).toContain('<dd>Sem sessão aberta</dd>')
	expect(page).toContain('<dt>Sessões</dt><dd>nenhum aparelho nem token</dd>')
	expect(shown({ ...PERSON, sessions: 1 }, 'pt')).toContain('<dd>1 aparelho, nenhum token</dd>')
})
