import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readFile } from '../../../../tests/support/locker/locker-imports'
import { type ZippedFile, zipOf } from '../export/zip-writer.server'

async function zip(files: Record<string, string>): Promise<Buffer<ArrayBuffer>> {
	async function* all(): AsyncGenerator<ZippedFile> {
		for (const [path, text] of Object.entries(files)) yield { path, text }
	}
	const pieces: Uint8Array[] = []
	for await (const piece of zipOf(all())) pieces.push(piece)
	return Buffer.concat(pieces)
}

const SKILL = `---
name: pdf-report
description: Writes reports. Use when somebody asks for one.
license: MIT
metadata:
  author: somebody
  version: "1.0"
---

# Reports

Read references/style.md first.
`

test('the skills of an archive come in, each called as it says or as its folder is, and nothing of what lies beside them', async () => {
	const archive = await zip({
		'skills/pdf-report/SKILL.md': SKILL,
		'skills/pdf-report/references/style.md': 'No prompt.',
		'skills/pdf-report/scripts/run.py': 'print(1)',
		'skills/nameless/SKILL.md': 'Only a body.',
		'__MACOSX/skills/pdf-report/._SKILL.md': 'x',
		'.git/SKILL.md': 'x',
	})
	const { entries, columns } = await readFile(archive, 'skills.zip')
	expect(entries).toMatchObject([
		{
			at: 1,
			prompt: {
				title: 'pdf-report',
				description: 'Writes reports. Use when somebody asks for one.',
				content: '# Reports\n\nRead references/style.md first.',
			},
		},
		{ at: 2, prompt: { title: 'nameless', content: 'Only a body.' } },
	])
	expect(columns).toMatchObject({ name: 'title', description: 'description', license: null, author: null })
})

test('other archives bring their prompt files, by whatever name the archive has', async () => {
	const archive = await zip({
		'a.prompt.md': 'One.',
		'deep/b.prompt': 'Two.',
		'c.md': 'Three.',
		'd.txt': 'no',
	})
	expect((await readFile(archive, 'anything')).entries).toMatchObject([
		{ prompt: { title: 'a', content: 'One.' } },
		{ prompt: { title: 'b', content: 'Two.' } },
		{ prompt: { title: 'c', content: 'Three.' } },
	])
})

test('a file that can’t be read is told, and the others come in', async () => {
	const archive = await zip({ 'good.md': 'Good.', 'bad.md': 'Bad, and longer than that.', 'empty.md': '' })
	const at = archive.indexOf('bad.md') + 'bad.md'.length
	archive.fill(0xff, at, at + 4)
	expect((await readFile(archive, 'x.zip')).entries).toMatchObject([
		{ at: 1, prompt: { title: 'good' } },
		{ at: 2, problem: 'import_zip_file', shown: 'bad.md' },
		{ at: 3, problem: 'import_zip_file', shown: 'empty.md' },
	])
})

const refused = (bytes: Uint8Array<ArrayBuffer>) => expect(readFile(bytes, 'x.zip')).rejects

test('archives without a prompt, damaged ones and ones with too many are refused', async () => {
	await refused(await zip({ 'a.txt': 'x' })).toMatchObject({ message: 'import_zip_nothing' })
	await refused(await zip({})).toMatchObject({ message: 'import_zip_nothing' })
	const whole = await zip({ 'a.md': 'One.' })
	for (let length = 4; length < whole.length; length += 1) {
		const cut = Uint8Array.from(whole.subarray(0, length))
		await refused(cut).toMatchObject({ message: 'import_zip_damaged' })
	}
	const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}.md`, 'x']))
	await refused(await zip(many)).toMatchObject({ message: 'import_too_many' })
})

test('bombs are defused: a file that swells is told, and so many that all swell are refused before memory is full', async () => {
	const swelling = await zip({ 'bomb.md': ' '.repeat(30_000_000), 'good.md': 'Good.' })
	expect((await readFile(swelling, 'x.zip')).entries).toMatchObject([
		{ problem: 'import_zip_file', shown: 'bomb.md' },
		{ prompt: { title: 'good' } },
	])
	// All files of the list are one and the same place.
	const packed = deflateRawSync(Buffer.alloc(3_900_000, 'a'))
	await refused(overlapping(packed, 3_900_000, 200)).toMatchObject({ message: 'import_zip_too_large' })
}, 30_000)

function overlapping(packed: Buffer, size: number, count: number): Buffer<ArrayBuffer> {
	const about = (name: string) => {
		const bytes = Buffer.alloc(26)
		bytes.writeUInt16LE(8, 4)
		bytes.writeUInt32LE(crc32(Buffer.alloc(0)), 10)
		bytes.writeUInt32LE(packed.length, 14)
		bytes.writeUInt32LE(size, 18)
		bytes.writeUInt16LE(name.length, 22)
		return bytes
	}
	const local = Buffer.concat([Buffer.from('PK\x03\x04'), about('a.md'), Buffer.from('a.md'), packed])
	const list = Buffer.concat(
		Array.from({ length: count }, (_, at) => {
			const name = `${at}.md`
			return Buffer.concat([
				Buffer.from('PK\x01\x02\x14\x00'),
				about(name),
				Buffer.alloc(14),
				Buffer.from(name),
			])
		}),
	)
	const end = Buffer.alloc(22)
	end.write('PK\x05\x06', 'latin1')
	end.writeUInt16LE(count, 10)
	end.writeUInt32LE(local.length, 16)
	return Buffer.concat([local, list, end])
}
