import { expect, test } from 'vitest'
import { NoticeError, parseNotice } from './notice'

const FILE = `To: subscribers
Link: /terms

[en] New terms from March on
What changes is
who may see it.

Nothing else.

[pt] Novos termos a partir de março
Muda quem pode ver.
`

test('a notice is read from a file, in both languages, with broken lines as one paragraph', () => {
	expect(parseNotice(FILE)).toEqual({
		to: 'subscribers',
		link: '/terms',
		words: {
			en: {
				title: 'New terms from March on',
				paragraphs: ['What changes is who may see it.', 'Nothing else.'],
			},
			pt: { title: 'Novos termos a partir de março', paragraphs: ['Muda quem pode ver.'] },
		},
	})
	expect(parseNotice(FILE.replaceAll('\n', '\r\n'))).toEqual(parseNotice(FILE))
})

test('a file that is no whole notice is refused with its reason', () => {
	const wrong: [file: string, reason: string][] = [
		['', '[en]'],
		[FILE.replace('To: subscribers', ''), 'to'],
		[FILE.replace('subscribers', 'friends'), 'to'],
		[FILE.replace('/terms', 'https://elsewhere.example'), 'link'],
		[FILE.replace('/terms', '//elsewhere.example'), 'link'],
		[FILE.replace('To:', 'Too:'), 'belongs to no language'],
		[FILE.split('[pt]')[0] ?? '', '[pt]'],
		[`${FILE}[pt] Twice\nSaid.\n`, '[pt]'],
		[FILE.replace(' New terms from March on', ''), 'words.en.title'],
		[FILE.replace('Muda quem pode ver.', ''), 'words.pt.paragraphs'],
		[FILE.replace('New terms', 'N'.repeat(151)), 'words.en.title'],
		[FILE.replace('New terms', 'New\u0000terms'), 'control characters'],
		[FILE.replace('Nothing else.', 'Nothing\u0000else.'), 'control characters'],
		[FILE.replace('Nothing else.', 'a'.repeat(6_001)), 'more than 6000'],
		[FILE.replace('Nothing else.', 'a\n\n'.repeat(61)), 'words.en.paragraphs'],
	]
	for (const [file, reason] of wrong) {
		expect(() => parseNotice(file), reason).toThrow(NoticeError)
		expect(() => parseNotice(file)).toThrow(reason)
	}
})
