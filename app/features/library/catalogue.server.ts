import { createHash } from 'node:crypto'
import type { CataloguePrompt, PromptDetailRecord } from '~/content/catalogue'
import { detail01 } from '~/content/prompts/detail-01.server'

type PromptFile = Record<string, CataloguePrompt>

/** Every file of a prompt: a new one is known by being there. */
const files = import.meta.glob<PromptFile>(
	['../../content/prompts/*.server.ts', '!../../content/prompts/detail-*.server.ts'],
	{ eager: true },
)

/** The prompts of the first day, 1 to 21, are there whatever day it is. */
export function isFounding(id: string): boolean {
	return /^\d+$/.test(id)
}

/** The prompts as files have them: 1 to 21, then by their day. What readers get is in the database (`snapshot.server.ts`). */
export const cataloguePrompts: readonly CataloguePrompt[] = Object.values(files)
	.flatMap((file) => Object.values(file))
	.toSorted(inOrder)

function inOrder(one: CataloguePrompt, other: CataloguePrompt): number {
	const isFirst = isFounding(one.id)
	if (isFirst !== isFounding(other.id)) return isFirst ? -1 : 1
	if (isFirst) return Number(one.id) - Number(other.id)
	return one.publishedOn.localeCompare(other.publishedOn) || (one.id < other.id ? -1 : 1)
}

const byId = new Map(cataloguePrompts.map((file) => [file.id, file]))

/** What the file of a prompt says. */
export function findFile(id: string): CataloguePrompt | undefined {
	return byId.get(id)
}

/** Changes with anything that a file says. */
export function digestOf(prompt: CataloguePrompt): string {
	return createHash('sha256').update(JSON.stringify(prompt)).digest('base64url')
}

const details = new Map<string, PromptDetailRecord>([[detail01.id, detail01]])

/** The longer record that a few prompts have beside their entry. */
export function findPromptDetail(id: string): PromptDetailRecord | undefined {
	return details.get(id)
}
