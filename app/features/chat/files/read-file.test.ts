import { expect, test } from 'vitest'
import { splitMessage } from './message-files'
import { addFiles } from './read-file'

const OWN = splitMessage('What is dear?')

async function added(...parts: (string | Uint8Array<ArrayBuffer>)[]) {
	const chosen = parts.map((part, at) => new File([part], `file ${at}.csv`))
	const { message, refused } = await addFiles(chosen, () => OWN)
	return { texts: message.files.map(({ text }) => text), problems: refused.map(({ problem }) => problem) }
}

const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from(text, 'utf16le'))])

test.each([
	['UTF-8', new TextEncoder().encode('preço\r\npão\r\n')],
	['UTF-8 with a mark', new TextEncoder().encode('\ufeffpreço\npão')],
	['UTF-16', utf16('preço\r\npão')],
	['Windows-1252', new Uint8Array(Buffer.from('preço\npão', 'latin1'))],
])('a file in %s is read with its accents', async (_encoding, bytes) => {
	expect(await added(new Uint8Array(bytes))).toEqual({ texts: ['preço\npão'], problems: [] })
})

test('what is no text, is empty, too large or one too many stays out and says why; the others go along', async () => {
	expect(await added(new Uint8Array([0x89, 0x50, 0, 0]), ' \n', 'a', 'x'.repeat(80_000))).toEqual({
		texts: ['a'],
		problems: ['chat_file_no_text', 'chat_file_empty', 'chat_file_too_large'],
	})
	expect(await added('x'.repeat(20_000), 'y'.repeat(20_000), 'z')).toEqual({
		texts: ['x'.repeat(20_000), 'z'],
		problems: ['chat_file_too_large'],
	})
	expect(await added('1', '2', '3', '4', '5', '6')).toEqual({
		texts: ['1', '2', '3', '4', '5'],
		problems: ['chat_file_too_many'],
	})
})

test('a file that can’t be read any more says so', async () => {
	const gone = new File(['a'], 'gone.txt')
	gone.arrayBuffer = () => Promise.reject(new Error('gone'))
	expect((await addFiles([gone], () => OWN)).refused).toEqual([
		{ name: 'gone.txt', problem: 'chat_file_unreadable' },
	])
})
