import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.server'

test.each([
	...[
		'password',
		'Password1',
		'PASSWORD!',
		'p@ssw0rd',
		'passw0rd123',
		'letmein',
		'iloveyou',
		'dragon2024',
		'1monkey',
	],
	...['senha123', 'flamengo', 'deusefiel', 'TeAmo123', 'gabriel2010', 'pronto', 'prompt01', '123password123'],
	...[
		'123456',
		'1234567890',
		'0987654321',
		'111111',
		'121212',
		'123123',
		'abcabc',
		'aaaaaa',
		'112233',
		'abc123',
	],
	...[
		'qwerty',
		'qwerty123456',
		'asdfghjkl',
		'zxcvbnm',
		'1qaz2wsx',
		'1q2w3e4r5t',
		'qazwsx',
		'qweasdzxc',
		'741852963',
	],
	...['01011990', '19900101', '310512', '12252001'],
])('%s is one of the first that anybody tries', (password) => {
	expect(isCommonPassword(password)).toBe(true)
})

test.each([
	...[
		'a good password',
		'long enough',
		'correct horse battery',
		'tr0mbone-lagoon',
		'dragonfruit',
		'monkeywrench',
	],
	...[
		'password of my aunt',
		'senha da minha tia',
		'kxw3qz',
		'83920174',
		'lua cheia no quintal',
		'ação e reação',
	],
	...['summerhouse', '🐘🦒🦓🦔🐘🦒', 'qwertyful days', 'love letters from 1932'],
])('%s is not', (password) => {
	expect(isCommonPassword(password)).toBe(false)
})

test('one’s own address is no secret', () => {
	expect(isCommonPassword('Marisqueira', 'marisqueira@pronto.test')).toBe(true)
	expect(isCommonPassword('marisqueira@pronto.test', 'marisqueira@pronto.test')).toBe(true)
	expect(isCommonPassword('marisqueira', 'somebody@pronto.test')).toBe(false)
})

test('a long password of one character after the other is judged at once', () => {
	// A pause of the machine falls into one of them.
	const times = [1, 2, 3, 4, 5].map(() => {
		const started = performance.now()
		isCommonPassword('123'.repeat(42))
		isCommonPassword(`${'1234'.repeat(31)}x`)
		return performance.now() - started
	})
	expect(Math.min(...times)).toBeLessThan(200)
})
