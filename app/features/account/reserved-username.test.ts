import { expect, test } from 'vitest'
import { isReservedUsername } from './reserved-username.server'

test.each([
	'admin',
	'Support',
	'pronto',
	'PRONTO_support',
	'suporte-pronto',
	'a.d.m.i.n',
	'Ádmin',
	'ADMİN',
	'ａｄｍｉｎ',
	'adm1n',
	'аdmin',
	'S\u200bupport',
	'equipe pronto',
	'@admin',
	'Segurança',
])('%s would pass for one of ours', (username) => {
	expect(isReservedUsername(username)).toBe(true)
})

test.each(['marina', 'adminha', 'prontuário', 'ana-support', 'pronto.ana', 'timer', '管理', '---', '١٢٣'])(
	'%s is anybody’s',
	(username) => {
		expect(isReservedUsername(username)).toBe(false)
	},
)
