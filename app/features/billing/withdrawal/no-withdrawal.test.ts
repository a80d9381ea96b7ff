import { expect, test } from 'vitest'
import { shutTitle } from './no-withdrawal'

test('who was paid back reads so, and not who has their money at a bank that may decide otherwise', () => {
	const repaid = { kind: 'repaid', plan: 'premium', currency: 'USD', before: 900, disputed: 0 } as const
	expect(shutTitle(repaid)).toBe('withdraw_repaid_title')
	expect(shutTitle({ ...repaid, before: 0, disputed: 900 })).toBe('withdraw_none_title')
})
