// Puts a brotli and a gzip copy beside each text file of the client build, so that the server never compresses one.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:js|css|svg|json|html|txt|xml|webmanifest)$/
const files = readdirSync('build/client', { recursive: true }).filter((name) => TEXT.test(name))

await Promise.all(
	files.map(async (name) => {
		const path = join('build/client', name)
		const text = await readFile(path)
		const quality = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }
		await writeFile(`${path}.br`, await promisify(brotliCompress)(text, quality))
		await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
	}),
)
