import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'

/**
 * Begins to compile the embedded database's program, in threads of V8's own: while the product is loaded it gets done. V8's second,
 * optimizing pass over it takes 500 MB for a while. Without that ranking many rows costs twice the time, reading rows a fifth more,
 * and the first seconds are faster.
 */
export async function compileEmbedded(): Promise<WebAssembly.Module> {
	setFlagsFromString('--no-wasm-tier-up')
	setFlagsFromString('--no-wasm-dynamic-tiering')
	return WebAssembly.compile(
		await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
	)
}
