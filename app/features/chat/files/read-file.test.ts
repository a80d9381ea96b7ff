import { expect, test } from 'vitest'
import { zipOf } from '~/features/locker/export/zip-writer.server'
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

async function aDocument(body: string, path = 'word/document.xml') {
	async function* files() {
		yield { path: '[Content_Types].xml', text: '<Types/>' }
		yield { path, text: `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>` }
	}
	const parts: BlobPart[] = []
	for await (const part of zipOf(files())) parts.push(Uint8Array.from(part))
	return new File(parts, 'Contrato.DOCX')
}

test('of a Word document its words go along: paragraphs, breaks and tables, not what was struck out of it', async () => {
	const says = (text: string) =>
		`<w:p w:rsidR="1"><w:pPr/><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
	const body = [
		says('Preço &amp; prazo: R$&#160;1.200 '),
		'<w:p/><w:p><w:r><w:t>um</w:t><w:br/><w:t>dois</w:t><w:tab/><w:t/><w:t>três</w:t></w:r></w:p>',
		'<w:p><w:del><w:r><w:delText>nunca</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>',
		`<w:tbl><w:tr><w:tc>${says('Item')}</w:tc><w:tc>${says('Valor')}</w:tc></w:tr></w:tbl>`,
		`<mc:Choice>${says('caixa')}</mc:Choice><mc:Fallback>${says('caixa')}</mc:Fallback>`,
	].join('\n')
	const { message, refused } = await addFiles([await aDocument(body)], () => OWN)
	expect([message.files, refused]).toEqual([
		[
			{
				name: 'Contrato.DOCX',
				text: 'Preço & prazo: R$\u00a01.200 \n\num\ndois\ttrês\n\nItem\tValor\ncaixa',
			},
		],
		[],
	])
})

test('a Word document that is none, is damaged or is too long stays out and says why', async () => {
	const problem = async (file: File) => (await addFiles([file], () => OWN)).refused.map((one) => one.problem)
	expect(await problem(new File(['plain'], 'a.docx'))).toEqual(['chat_file_unreadable'])
	expect(await problem(await aDocument('', 'other.xml'))).toEqual(['chat_file_unreadable'])
	const whole = await aDocument('<w:p/>')
	expect(await problem(new File([whole.slice(0, 90), whole.slice(130)], 'a.docx'))).toEqual([
		'chat_file_unreadable',
	])
	expect(await problem(await aDocument('<w:p/>'))).toEqual(['chat_file_empty'])
	const long = `<w:p><w:r><w:t>${'a'.repeat(40_000)}</w:t></w:r></w:p>`
	expect(await problem(await aDocument(long))).toEqual(['chat_file_too_large'])
	expect(await problem(await aDocument(long.repeat(600)))).toEqual(['chat_file_unreadable'])
})

test('a file that can’t be read any more says so', async () => {
	const gone = new File(['a'], 'gone.txt')
	gone.arrayBuffer = () => Promise.reject(new Error('gone'))
	expect((await addFiles([gone], () => OWN)).refused).toEqual([
		{ name: 'gone.txt', problem: 'chat_file_unreadable' },
	])
})
