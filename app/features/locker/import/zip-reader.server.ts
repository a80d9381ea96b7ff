import { isUtf8 } from 'node:buffer'
import { inflateRawSync } from 'node:zlib'
import { refuse } from '~/core/refuse.server'

/** A file of an archive, or why it is none that can be read. */
export type UnzippedFile = { path: string; bytes: Uint8Array<ArrayBuffer> | null }

/** More files than any archive of prompts has. */
const MOST_FILES = 20_000
/** What all files together may hold unpacked, and each of them. */
const MOST_BYTES = 60_000_000
const MOST_BYTES_OF_ONE = 4_000_000
const END_OF_ARCHIVE = Buffer.from('PK\x05\x06')
const [END_SIZE, LONGEST_REMARK] = [22, 65_535]
const [LISTED, LOCAL] = [0x02014b50, 0x04034b50]
const [LISTED_SIZE, LOCAL_SIZE] = [46, 30]
const IS_ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

interface Listed {
	path: string
	isEncrypted: boolean
	method: number
	size: number
	at: number
}

export const isZip = (bytes: Uint8Array) =>
	bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/** The paths of all files of an archive. Refuses with `invalid_input` what is no archive, or has too many. */
export function zipPaths(bytes: Uint8Array): string[] {
	return [...listOf(bufferOf(bytes))].map(({ path }) => path)
}

/**
 * The files of an archive that are wanted, in its order, unpacked one by one; null for one that is packed in a way that is not known, is
 * damaged, or is too large. However it was made, no more is unpacked than a locker holds: refuses with `invalid_input` what is
 * more.
 */
export function* unzip(bytes: Uint8Array, isWanted: (path: string) => boolean): Generator<UnzippedFile> {
	const archive = bufferOf(bytes)
	let left = MOST_BYTES
	for (const listed of listOf(archive)) {
		if (!isWanted(listed.path)) continue
		const unpacked = unpack(archive, listed)
		left -= unpacked?.length ?? 0
		if (left < 0) throw refuse('invalid_input', undefined, { message: 'import_zip_too_large' })
		yield { path: listed.path, bytes: unpacked }
	}
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
	Buffer.from(buffer, byteOffset, byteLength)

function* listOf(archive: Buffer): Generator<Listed> {
	const end = archive.lastIndexOf(END_OF_ARCHIVE)
	if (end < archive.length - END_SIZE - LONGEST_REMARK || end < 0 || end + END_SIZE > archive.length)
		throw damaged()
	const count = archive.readUInt16LE(end + 10)
	if (count > MOST_FILES) throw refuse('invalid_input', undefined, { message: 'import_zip_too_large' })
	let at = archive.readUInt32LE(end + 16)
	for (let nth = 0; nth < count; nth += 1) {
		if (at + LISTED_SIZE > archive.length || archive.readUInt32LE(at) !== LISTED) throw damaged()
		const [name, extra, remark] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field))
		const begin = at + LISTED_SIZE
		yield {
			path: nameOf(archive.subarray(begin, begin + (name ?? 0))),
			isEncrypted: (archive.readUInt16LE(at + 8) & IS_ENCRYPTED) !== 0,
			method: archive.readUInt16LE(at + 10),
			size: archive.readUInt32LE(at + 20),
			at: archive.readUInt32LE(at + 42),
		}
		at = begin + (name ?? 0) + (extra ?? 0) + (remark ?? 0)
	}
}

function nameOf(bytes: Buffer): string {
	const text = isUtf8(bytes) ? bytes.toString('utf8') : bytes.toString('latin1')
	return text.replaceAll('\\', '/')
}

function unpack(archive: Buffer, { isEncrypted, method, size, at }: Listed): Uint8Array<ArrayBuffer> | null {
	if (isEncrypted || at + LOCAL_SIZE > archive.length || archive.readUInt32LE(at) !== LOCAL) return null
	const begin = at + LOCAL_SIZE + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
	const packed = archive.subarray(begin, begin + size)
	if (packed.length < size) return null
	if (method === STORED) return size > MOST_BYTES_OF_ONE ? null : Uint8Array.from(packed)
	if (method !== DEFLATED) return null
	try {
		return Uint8Array.from(inflateRawSync(packed, { maxOutputLength: MOST_BYTES_OF_ONE }))
	} catch {
		return null
	}
}

function damaged() {
	return refuse('invalid_input', undefined, { message: 'import_zip_damaged' })
}
