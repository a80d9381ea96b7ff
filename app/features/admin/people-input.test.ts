import { expect, test } from 'vitest'
import { Reason } from './people-input.server'

test.each(['', '   ', '\u200b\u2060', '\u00ad', '\u2800 \u3000'])('%j gives no reason', (text) => {
	expect(Reason.safeParse(text).error?.issues[0]?.message).toBe('act_reason_missing')
})

test('a reason is trimmed, and may be in any script', () => {
	expect(Reason.parse(' Pagou duas vezes. ')).toBe('Pagou duas vezes.')
	expect(Reason.parse('二重払い')).toBe('二重払い')
})
