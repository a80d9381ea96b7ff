import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { Obstacle } from '../launch/say.mjs'
import * as format from './format.ts'

const CHUNK_BYTES = 262_144
/** Longer than any row of ours: one endless line would fill the memory. */
const LONGEST_LINE = 64_000_000

const Line = z.union([format.TableLine, format.CountLine, format.SequenceLine, format.EndLine])

class NotSound extends Error {}

/**
 * Reads a backup to its end and answers its header. Throws `Obstacle` where it is none, not whole, changed, or of a
 * format that is newer than ours.
 */
export async function verifyBackup(file: string): Promise<format.BackupHeader> {
	let header: format.BackupHeader | undefined
	for await (const line of readBackup(file)) if (line.kind === 'header') header = line
	if (!header) throw new Error('A backup without a header was believed.')
	return header
}

/**
 * What `writeBackup` wrote. Only who has come to the end knows that it was whole: on the way it may throw as
 * `verifyBackup` does.
 */
export async function* readBackup(file: string): AsyncGenerator<format.BackupLine> {
	let isBegun = false
	try {
		for await (const line of soundLines(file)) {
			isBegun = true
			yield line
		}
	} catch (error) {
		if (error instanceof Obstacle) throw error
		if (error instanceof Error && 'syscall' in error) throw unreadable(file, error)
		throw new Obstacle(
			isBegun
				? `${file} is not whole: it was cut off or changed. Nothing was changed here.`
				: `${file} is no backup of Pronto, or not a whole one. Nothing was changed here.`,
			{ cause: error },
		)
	}
}

function unreadable(file: string, error: Error & { code?: string }): Obstacle {
	return new Obstacle(
		error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} can't be read: ${error.message}.`,
	)
}

/** Throws anything where a line is not what must stand there. */
async function* soundLines(file: string): AsyncGenerator<format.BackupLine> {
	const hash = createHash('sha256')
	let isBegun = false
	let isEnded = false
	/** How many rows the open table has so far. */
	let count: number | undefined
	for await (const lines of linesOf(file)) {
		let rows: string[] = []
		for (const line of lines) {
			if (isEnded) throw new NotSound('something stands after the end')
			const isRow = line.startsWith('[') && count !== undefined
			if (isRow) rows.push(line)
			else {
				if (rows.length > 0) yield { kind: 'rows', rows }
				rows = []
				const found = isBegun ? Line.parse(JSON.parse(line)) : headerIn(line, file)
				if ('end' in found) {
					if (found.end.sha256 !== hash.copy().digest('hex')) throw new NotSound('another checksum')
					isEnded = true
				}
				if ('rows' in found ? found.rows !== count : count !== undefined) {
					throw new NotSound('another number of rows')
				}
				count = 'table' in found ? 0 : undefined
				isBegun = true
				if ('kind' in found) yield found
				if ('table' in found) yield { kind: 'table', name: found.table, columns: found.columns }
				if ('sequence' in found) {
					yield { kind: 'sequence', name: found.sequence, value: found.value, isCalled: found.called }
				}
			}
			if (isRow) count = (count ?? 0) + 1
			hash.update(`${line}\n`)
		}
		if (rows.length > 0) yield { kind: 'rows', rows }
	}
	if (!isEnded) throw new NotSound('there is no end')
}

function headerIn(line: string, file: string): format.BackupHeader {
	const first: unknown = JSON.parse(line)
	if (format.BackupMark.parse(first).format > format.BACKUP_FORMAT) {
		throw new Obstacle(`${file} was written by a newer Pronto. Update this one, then restore again.`)
	}
	const { taken, from, migration } = format.Header.parse(first)
	return { kind: 'header', taken, from, migration }
}

/** The lines of an unpacked file, those that came together in one list. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
	const unpacked = createGunzip({ chunkSize: CHUNK_BYTES })
	// An error on the way reaches whoever reads.
	pipeline(createReadStream(file), unpacked, () => undefined)
	unpacked.setEncoding('utf8')
	/** The pieces of a line whose end has not come. */
	let begun: string[] = []
	let length = 0
	for await (const chunk of unpacked) {
		const lines = String(chunk).split('\n')
		const rest = lines.pop() ?? ''
		if (lines.length > 0) {
			yield [begun.join('') + (lines[0] ?? ''), ...lines.slice(1)]
			begun = []
			length = 0
		}
		begun.push(rest)
		length += rest.length
		if (length > LONGEST_LINE) throw new NotSound('an endless line')
	}
	if (length > 0) throw new NotSound('the last line has no end')
}
