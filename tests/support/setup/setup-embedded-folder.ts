import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the workers of this run keep their embedded databases; it goes when they have ended. */
		embeddedFolder: string
	}
}

export default function setup(project: TestProject): () => void {
	const folder = mkdtempSync(join(tmpdir(), 'pronto-embedded-'))
	project.provide('embeddedFolder', folder)
	return () => rmSync(folder, { recursive: true, force: true })
}
