import { expect, test } from 'vitest'
import {
	dayIn,
	exactMomentIn,
	localTime,
	momentAt,
	momentIn,
	requestTimeZone,
	zoneName,
} from './time-zone.server'

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

test('a moment is written as the clocks of a zone show it, whose name people know', () => {
	const moment = new Date('2026-12-07T09:00:00Z')
	expect(momentIn('America/Sao_Paulo', 'pt', moment)).toBe('seg., 7 de dez. de 2026, 06:00')
	expect(momentIn('America/New_York', 'en', moment).replace(/\s/g, ' ')).toBe('Mon, Dec 7, 2026, 4:00 AM')
	expect(zoneName('America/Sao_Paulo', 'pt')).toBe('Horário Padrão de Brasília')
	expect(zoneName('America/New_York', 'en')).toBe('Eastern Time')
})

test.each([
	['America/Sao_Paulo', '2026-11-30T09:00', '2026-11-30T12:00:00.000Z'],
	['UTC', '2026-11-30T09:00:30', '2026-11-30T09:00:00.000Z'],
	['Asia/Kathmandu', '2026-01-01T00:00', '2025-12-31T18:15:00.000Z'],
	// The hour that the clocks skip is the one after it; of the hour that comes twice it is the first.
	['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
	['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
	['America/New_York', '2026-11-01T03:00', '2026-11-01T08:00:00.000Z'],
])('in %s, %s is one moment', (timeZone, local, moment) => {
	expect(momentAt(timeZone, local)?.toISOString()).toBe(moment)
})

test('what is no date with a time is no moment, and a moment is written as a field holds it', () => {
	for (const no of [
		'',
		'2026-02-30T09:00',
		'2026-13-01T09:00',
		'2026-11-30',
		'2026-11-30T24:00',
		'0101-01-01T00:00',
	])
		expect(momentAt('UTC', no), no).toBeNull()
	expect(localTime('America/Sao_Paulo', new Date('2026-11-30T12:00:00Z'))).toBe('2026-11-30T09:00')
})

test('a proof tells its moment to the second as each language writes it', () => {
	const moment = new Date('2026-11-28T09:59:54Z')
	expect(exactMomentIn('America/Sao_Paulo', 'pt', moment)).toBe(
		'28 de novembro de 2026, às 6h59min54s (horário de Brasília)',
	)
	expect(exactMomentIn('America/Sao_Paulo', 'pt', new Date('2026-11-28T04:05:09Z'))).toBe(
		'28 de novembro de 2026, à 1h05min09s (horário de Brasília)',
	)
	expect(exactMomentIn('America/New_York', 'pt', moment)).toBe(
		'28 de novembro de 2026, às 4h59min54s (horário do Leste)',
	)
	expect(exactMomentIn('America/Sao_Paulo', 'en', moment)).toMatch(/^November 28, 2026 at 6:59:54\sAM GMT-3$/)
})
