import type { PromptContent } from '~/content/catalogue'
import type { Admin } from '~/core/viewer'
import { fillLibrary } from '~/features/library/versions/fill.server'
import { renewLibrary } from '~/features/library/versions/snapshot.server'
import { aStoredMember } from './accounts'
import { aFile, contentOf } from './library'

export const NOTE = { en: 'A clearer first step.', pt: 'Um primeiro passo mais claro.' }

/** An editor. */
export async function anAdmin(): Promise<Admin> {
	return { ...(await aStoredMember()), isAdmin: true }
}

/** A prompt of a file that is published, with what it says. */
export async function aPublished() {
	const file = aFile()
	await fillLibrary([file])
	await renewLibrary()
	return { id: file.id, file, content: contentOf(file) }
}

/** The same with another title in English. */
export function titled(content: PromptContent, title: string): PromptContent {
	return { ...content, en: { ...content.en, title } }
}
