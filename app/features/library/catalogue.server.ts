import type { CataloguePrompt, PromptDetailRecord } from '~/content/catalogue'
import { detail01 } from '~/content/prompts/detail-01.server'
import { prompt01 } from '~/content/prompts/prompt-01.server'
import { prompt02 } from '~/content/prompts/prompt-02.server'
import { prompt03 } from '~/content/prompts/prompt-03.server'
import { prompt04 } from '~/content/prompts/prompt-04.server'
import { prompt05 } from '~/content/prompts/prompt-05.server'
import { prompt06 } from '~/content/prompts/prompt-06.server'
import { prompt07 } from '~/content/prompts/prompt-07.server'
import { prompt08 } from '~/content/prompts/prompt-08.server'
import { prompt09 } from '~/content/prompts/prompt-09.server'
import { prompt10 } from '~/content/prompts/prompt-10.server'
import { prompt11 } from '~/content/prompts/prompt-11.server'
import { prompt12 } from '~/content/prompts/prompt-12.server'
import { prompt13 } from '~/content/prompts/prompt-13.server'
import { prompt14 } from '~/content/prompts/prompt-14.server'
import { prompt15 } from '~/content/prompts/prompt-15.server'
import { prompt16 } from '~/content/prompts/prompt-16.server'
import { prompt17 } from '~/content/prompts/prompt-17.server'
import { prompt18 } from '~/content/prompts/prompt-18.server'
import { prompt19 } from '~/content/prompts/prompt-19.server'
import { prompt20 } from '~/content/prompts/prompt-20.server'
import { prompt21 } from '~/content/prompts/prompt-21.server'

/** The 21 prompts in the order of their ids. Holds premium texts: others read `catalogue-listing.server.ts`. */
export const cataloguePrompts: readonly CataloguePrompt[] = [
	prompt01,
	prompt02,
	prompt03,
	prompt04,
	prompt05,
	prompt06,
	prompt07,
	prompt08,
	prompt09,
	prompt10,
	prompt11,
	prompt12,
	prompt13,
	prompt14,
	prompt15,
	prompt16,
	prompt17,
	prompt18,
	prompt19,
	prompt20,
	prompt21,
]

const byId = new Map(cataloguePrompts.map((prompt) => [prompt.id, prompt]))
const details = new Map<string, PromptDetailRecord>([[detail01.id, detail01]])

export function findCataloguePrompt(id: string): CataloguePrompt | undefined {
	return byId.get(id)
}

/** The longer record that a few prompts have beside their entry. */
export function findPromptDetail(id: string): PromptDetailRecord | undefined {
	return details.get(id)
}
