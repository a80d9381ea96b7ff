import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import { SignUpNumbers } from './sign-up-numbers'

test('below the bars stand the first day, the last one, and how many the highest bar is', () => {
	const days = [
		{ day: '2026-05-04', count: 2 },
		{ day: '2026-05-05', count: 1_200 },
		{ day: '2026-05-06', count: 0 },
	]
	const axis = (language: 'en' | 'pt') => {
		const html = rendered(<SignUpNumbers signUps={{ total: 1_202, days }} />, language)
		const [below = ''] = html.split('</svg>').slice(1)
		return [...below.slice(0, below.indexOf('</p>')).matchAll(/<span>([^<]*)<\/span>/g)].map(
			([, text]) => text,
		)
	}
	expect(axis('en')).toEqual(['May 4, 2026', 'Highest bar: 1,200', 'May 6, 2026'])
	expect(axis('pt')).toEqual(['4 de maio de 2026', 'Barra mais alta: 1.200', '6 de maio de 2026'])
})
