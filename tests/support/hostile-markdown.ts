import fc from 'fast-check'

/** What Markdown is made of, and what only looks like it. */
const PIECES = [
	...[
		'*',
		'**',
		'***',
		'_',
		'__',
		'~~',
		'=',
		'`',
		'``',
		'```\n',
		'~~~\n',
		'\\',
		'&',
		'&#',
		'&amp;',
		'!',
		'|',
	],
	...[
		'[',
		'![',
		']',
		'](',
		'](b)',
		'[a]',
		'[^a]',
		'[^0]: x\n',
		'[r]: /x\n',
		'(',
		')',
		'<',
		'<b>',
		'</b>',
		'<!--',
		'<a@b.c>',
	],
	...[
		'> ',
		'- ',
		'* ',
		'+ ',
		'1. ',
		'0) ',
		'# ',
		'- [ ] ',
		'- [x] ',
		'    ',
		'\t',
		'---\n',
		'===\n',
		'|-|-|\n',
		'| a ',
		': ',
	],
	...['\n', '\n\n', '  \n', '\r\n', ' ', 'a', 'word ', 'http://a.b/', 'www.a ', 'a@b.c ', '"', "'"],
	...['\u200b', 'a\u0301', '\u202e', '😀', '\ud83d', '\0', 'ﷺ'],
]
const PAIRS = [
	...[
		['*', '*'],
		['**a ', '**'],
		['*a **b ', ' c** d*'],
		['_a ', '_'],
		['~~', '~~'],
		['`', '`'],
	],
	...[
		['[', '](b)'],
		['![a', '](b)'],
		['[', ']'],
		['(', ')'],
		['**[', '](b)**'],
		['<b>', '</b>'],
		['> ', ''],
		['- ', ''],
		['1. ', ''],
		['> - ', ''],
	],
] as const

const few = fc
	.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
	.map((pieces) => pieces.join(''))

/** The same over and over. */
const repeated = few.map((unit) => (length: number) => unit.repeat(Math.ceil(length / unit.length)))
/** One in another in another. */
const nested = fc.constantFrom(...PAIRS).map(([open, close]) => (length: number) => {
	const times = Math.floor(length / (open.length + close.length))
	return `${open.repeat(times)}x${close.repeat(times)}`
})
/** Each line deeper than the one before. */
const deepening = fc
	.tuple(fc.constantFrom('  ', '    ', '> ', '>', '`', '- '), few)
	.map(([step, unit]) => (length: number) => {
		let text = ''
		for (let depth = 0; text.length < length; depth += 1) text += `${step.repeat(depth)}${unit}\n`
		return text
	})
/** Many columns, and rows that leave most of them out. */
const wide = fc.constantFrom('|b\n', '|b|c|d\n', '\n').map((row) => (length: number) => {
	const columns = Math.floor(length / 12)
	return `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${row.repeat(Math.floor(length / 2 / row.length))}`
})
/** Each thing once: every name another one. */
const distinct = fc
	.constantFrom('[^#]: x\n', 'a[^#]\n\n[^#]: x\n\n', '[r#]: /x\n', '[r#] ', '`'.repeat(3), '[# ')
	.map((unit) => (length: number) => {
		let text = ''
		for (let count = 0; text.length < length; count += 1) text += unit.replaceAll('#', String(count))
		return text
	})

const shape = fc.oneof(
	{ weight: 5, arbitrary: repeated },
	{ weight: 3, arbitrary: nested },
	{ weight: 2, arbitrary: deepening },
	{ weight: 1, arbitrary: wide },
	{ weight: 1, arbitrary: distinct },
)

/** Markdown that is dear to read for whoever reads it carelessly, as long as is asked for; two shapes of it at times. */
export function hostileMarkdown(length: number): fc.Arbitrary<string> {
	return fc
		.array(shape, { minLength: 1, maxLength: 2 })
		.map((shapes) =>
			shapes.map((make) => make(length / shapes.length).slice(0, length / shapes.length)).join(''),
		)
}
