import { expect, test } from 'vitest'
import { dayIn, requestTimeZone } from './time-zone.server'

const asking = (tz?: string) =>
	new Request('http://here', { headers: tz ? { Cookie: `tz=${encodeURIComponent(tz)}` } : {} })

test('a browser that told its time zone is believed, one that told nonsense is not', () => {
	expect(requestTimeZone(asking('Asia/Tokyo'), 'pt')).toBe('Asia/Tokyo')
	expect(requestTimeZone(asking('Moon/Base'), 'pt')).toBe('America/Sao_Paulo')
	expect(requestTimeZone(asking(), 'en')).toBe('UTC')
})

test('a zone has one name, however it is written, and an offset is none: nobody can make up thousands of them', () => {
	for (const name of ['asia/tokyo', 'ASIA/TOKYO', 'aSiA/tOkYo'])
		expect(requestTimeZone(asking(name), 'en')).toBe('Asia/Tokyo')
	for (const name of ['+01:23', '-0123']) expect(requestTimeZone(asking(name), 'en')).toBe('UTC')
})

test('the same moment is another day elsewhere', () => {
	const moment = new Date('2025-12-31T23:30:00Z')
	expect(dayIn('UTC', moment)).toBe('2025-12-31')
	expect(dayIn('Asia/Tokyo', moment)).toBe('2026-01-01')
	expect(dayIn('America/Sao_Paulo', new Date('2026-01-01T02:00:00Z'))).toBe('2025-12-31')
})
