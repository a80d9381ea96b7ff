import { expect, test } from 'vitest'
import { fold } from '~/core/search-words'
import { countableWords } from '~/core/view-count'
import { Email } from '~/features/account/account'
import { highlight } from '~/features/library/search-marks'
import { hasWords, queryWords } from '~/features/locker/locker-search'

const MOST_COUNTED = 100

/** Every sign that is longer in lower or upper case, or taken apart, or written otherwise: İ, ß, ﷺ and some 14,000 more. */
const growing = Array.from({ length: 0x11_0000 }, (_, point) => point)
	.filter((point) => point < 0xd800 || point > 0xdfff)
	.map((point) => String.fromCodePoint(point))
	.filter((sign) => {
		const forms = [sign.toLowerCase(), sign.toUpperCase(), sign.normalize('NFKD')]
		return forms.some((form) => form.length > sign.length) || sign.normalize('NFC') !== sign
	})

test('a sign that grows where case or accents are folded is lost, cut or counted nowhere', () => {
	expect(growing.length).toBeGreaterThan(10_000)
	const draft = { tags: [], description: '', content: '', categoryId: null, isPinned: false }
	const bad = growing.filter((sign) => {
		const title = `a${sign}b ${sign} ${sign}x`
		const marked = highlight(title, [fold(`a${sign}b`)])
		const counted = countableWords(`ab ${sign.repeat(MOST_COUNTED)}`) ?? ''
		return (
			marked.map(({ text }) => text).join('') !== title ||
			!hasWords({ ...draft, title }, queryWords(title)) ||
			Array.from(counted).length > MOST_COUNTED ||
			// K, of Kelvin, is k: what is stored is ASCII.
			/[^\x21-\x7e]/.test(Email.safeParse(`${sign}a@pronto.test`).data ?? '')
		)
	})
	expect(bad).toEqual([])
})
