import { expect, test } from 'vitest'
import { coloursOf } from './code-colours'
import { LONGEST_COLOURED } from './coloured-code'

const told = (code: string, language: string) =>
	coloursOf(code, language).map(({ start, end, colour }) => [code.slice(start, end), colour])

test.each(['js', 'JavaScript', 'ts', 'py', 'sh', 'sql', 'html', 'css', 'json', 'yaml', 'md', 'java', 'php'])(
	'%s is a language that is known',
	(language) => {
		const code =
			'<a href="b">1</a> # x\n"c": 1; select 1; if (a) return "d"; $x = 2; echo "hi" .e { color: red }'
		expect(coloursOf(code, language).length).toBeGreaterThan(0)
	},
)

test('words, texts, numbers, names and remarks have a colour of their own, the rest has none', () => {
	expect(told('const a = f("b") + 1 // c', 'js')).toEqual([
		['const', 'keyword'],
		['f', 'name'],
		['"b"', 'string'],
		['1', 'number'],
		['// c', 'comment'],
	])
})

test('pieces come in order, none over another, each within the code', () => {
	const code = '<?php // é 🙂\necho "a {$b} c"; ?><p style="color:red">x</p><script>let y = "1" + 1</script>'
	for (const language of ['php', 'html', 'js']) {
		let end = 0
		for (const piece of coloursOf(code, language)) {
			expect(piece.start).toBeGreaterThanOrEqual(end)
			expect(piece.end).toBeGreaterThan(piece.start)
			end = piece.end
		}
		expect(end).toBeLessThanOrEqual(code.length)
	}
})

test('an unknown language, no code, a very long one and one of very many pieces stay plain', () => {
	expect(coloursOf('const a = 1', 'klingon')).toEqual([])
	expect(coloursOf('const a = 1', '__proto__')).toEqual([])
	expect(coloursOf('', 'js')).toEqual([])
	expect(coloursOf(`// ${'a'.repeat(LONGEST_COLOURED)}`, 'js')).toEqual([])
	expect(coloursOf('1 '.repeat(5_000), 'js')).toEqual([])
})
