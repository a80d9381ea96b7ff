import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import { AskRole } from './role-change'

const PERSON = { userId: 'u1', name: 'Ana', email: 'ana@pronto.test', roles: ['admin'] } as const
const asked = (isOneself: boolean, language: 'en' | 'pt') =>
	rendered(
		<AskRole asks={{ intent: 'revoke', role: 'admin', person: PERSON, isOneself, isFromPerson: false }} />,
		language,
	)

test('an admin who would take their own role reads that they can’t take that back', () => {
	expect(asked(true, 'en')).toContain('This is your own account. You can’t undo this yourself')
	expect(asked(true, 'pt')).toContain('Esta é a sua própria conta. Você não vai conseguir desfazer')
	expect(asked(false, 'en')).not.toContain('your own account')
})
