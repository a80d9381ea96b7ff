import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Obstacle } from '../launch/say.mjs'
import { BACKUP_FORMAT, type BackupLine } from './format.ts'

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const NO_WAY = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'EROFS', 'ENAMETOOLONG'])

/**
 * Writes a backup that only its owner can read, under another name until it is whole and on the disk; answers how many
 * rows it holds. Throws `Obstacle` where the file can't be written; then what was there before is still there.
 */
export async function writeBackup(file: string, lines: AsyncIterable<BackupLine>): Promise<number> {
	const unfinished = `${file}.${process.pid}.unfinished`
	const removeUnfinished = () => {
		if (existsSync(unfinished)) rmSync(unfinished)
	}
	let rows = 0
	async function* texts(): AsyncGenerator<string> {
		for await (const line of sealed(lines)) {
			rows += line.rows
			yield line.text
		}
	}
	// Whoever ends the process in between leaves nothing half either.
	process.once('exit', removeUnfinished)
	try {
		if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) {
			throw new Obstacle(`${file} is there and is no file. Nothing was written.`)
		}
		rmSync(unfinished, { force: true })
		const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
		await pipeline(texts, createGzip(), target)
		renameSync(unfinished, file)
	} catch (error) {
		removeUnfinished()
		throw told(error, file)
	} finally {
		process.off('exit', removeUnfinished)
	}
	return rows
}

/** The text of each line, with counts and the checksum. */
async function* sealed(lines: AsyncIterable<BackupLine>): AsyncGenerator<{ text: string; rows: number }> {
	const hash = createHash('sha256')
	let rows: number | undefined
	const seal = (text: string, count = 0) => {
		hash.update(text)
		return { text, rows: count }
	}
	for await (const line of lines) {
		if (line.kind === 'rows') {
			rows = (rows ?? 0) + line.rows.length
			yield seal(line.rows.map((row) => `${row}\n`).join(''), line.rows.length)
			continue
		}
		if (rows !== undefined) yield seal(asText({ rows }))
		rows = line.kind === 'table' ? 0 : undefined
		yield seal(asText(plain(line)))
	}
	if (rows !== undefined) yield seal(asText({ rows }))
	yield { text: asText({ end: { sha256: hash.digest('hex') } }), rows: 0 }
}

function plain(line: Exclude<BackupLine, { kind: 'rows' }>): object {
	if (line.kind === 'header') {
		const { taken, from, migration } = line
		return { pronto: 'backup', format: BACKUP_FORMAT, taken, from, migration }
	}
	if (line.kind === 'table') return { table: line.name, columns: line.columns }
	return { sequence: line.name, value: line.value, called: line.isCalled }
}

function asText(line: object): string {
	return `${JSON.stringify(line)}\n`
}

function told(error: unknown, file: string): unknown {
	const code = error instanceof Error && 'code' in error ? String(error.code) : ''
	if (NO_ROOM.has(code)) return new Obstacle(`There is no room for ${file} on its disk. Nothing was written.`)
	if (error instanceof Error && NO_WAY.has(code)) {
		return new Obstacle(`${file} can't be written: ${error.message}. Nothing was written.`)
	}
	return error
}
