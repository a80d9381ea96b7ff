import { exportLibrary } from '../app/features/editing/files/export.server'
import { ImportError, importLibrary } from '../app/features/editing/files/import.server'

/** Does what `npm run library` was asked: `export FOLDER` or `import FOLDER`. Answers what to print, in English. */
export async function runLibraryCommand([verb, folder = '']: readonly string[]): Promise<{
	isDone: boolean
	lines: string[]
}> {
	try {
		if (verb === 'export') {
			const count = await exportLibrary(folder)
			return {
				isDone: true,
				lines: [`${count} prompts are in ${folder}. It holds what only subscribers and editors may read.`],
			}
		}
		return { isDone: true, lines: [`${await importLibrary(folder)} prompts are as ${folder} has them.`] }
	} catch (error) {
		if (!(error instanceof ImportError)) throw error
		return { isDone: false, lines: ['Nothing was taken in.', ...error.lines] }
	}
}
