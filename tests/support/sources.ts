import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Source {
	path: string
	text: string
	/** The files of ours that it imports, without their endings, and the packages, each by its name. */
	imports: { path: string; ours: boolean }[]
}

const IMPORT =
	/(?:^|\n)\s*(?:import|export)\b[^'"\n]*(?:\{[^}]*\})?[^'"\n]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import '([^']+)'/g

/** The files below some folders of the project, with what each imports. */
export function readSources(folders: readonly string[], endings = /\.(?:ts|tsx|mjs|css)$/): Source[] {
	return folders
		.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile() && endings.test(entry.name))
		.map((entry) => {
			const path = join(entry.parentPath, entry.name)
			const text = readFileSync(path, 'utf8')
			return { path, text, imports: importsOf(path, text) }
		})
}

function importsOf(path: string, text: string): Source['imports'] {
	const names = [...text.matchAll(IMPORT)].map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '')
	return names.map((name) => {
		const bareName = name.replace(/\?.*$/, '').replace(/\.(?:tsx?|mjs)$/, '')
		if (bareName.startsWith('~/')) return { path: bareName.replace('~/', 'app/'), ours: true }
		if (bareName.startsWith('.')) return { path: normalize(join(dirname(path), bareName)), ours: true }
		return { path: bareName, ours: false }
	})
}
