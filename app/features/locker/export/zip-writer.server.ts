import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

/** A file that goes into an archive. */
export interface ZippedFile {
	path: string
	text: string
}

const deflated = promisify(deflateRaw)
const UTF8_NAMES = 0x0800
const DEFLATED = 8
/** Of which version a reader has to be. */
const NEEDED = 20
/** The first day that the format can say: nothing of ours depends on the day. */
const FIRST_DAY = 0x21

/**
 * A zip archive of text files, one after the other, as they come; no more of it is in memory than one of them. There may
 * be 65,535 at most.
 */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
	const directory: Buffer[] = []
	let at = 0
	for await (const { path, text } of files) {
		const [name, plain] = [Buffer.from(path), Buffer.from(text)]
		const packed = await deflated(plain)
		const about = Buffer.alloc(26)
		about.writeUInt16LE(NEEDED, 0)
		about.writeUInt16LE(UTF8_NAMES, 2)
		about.writeUInt16LE(DEFLATED, 4)
		about.writeUInt16LE(FIRST_DAY, 8)
		about.writeUInt32LE(crc32(plain), 10)
		about.writeUInt32LE(packed.length, 14)
		about.writeUInt32LE(plain.length, 18)
		about.writeUInt16LE(name.length, 22)
		const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, name, packed])
		directory.push(listed(about, name, at))
		at += local.length
		yield local
	}
	const list = Buffer.concat(directory)
	yield list
	yield endOf(directory.length, list.length, at)
}

function listed(about: Buffer, name: Buffer, at: number): Buffer {
	const made = Buffer.alloc(2)
	made.writeUInt16LE(NEEDED)
	// No remark, on the first disk, without attributes.
	const place = Buffer.alloc(14)
	place.writeUInt32LE(at, 10)
	return Buffer.concat([Buffer.from('PK\x01\x02'), made, about, place, name])
}

function endOf(count: number, size: number, at: number): Buffer {
	const end = Buffer.alloc(22)
	end.write('PK\x05\x06', 'latin1')
	end.writeUInt16LE(count, 8)
	end.writeUInt16LE(count, 10)
	end.writeUInt32LE(size, 12)
	end.writeUInt32LE(at, 16)
	return end
}
