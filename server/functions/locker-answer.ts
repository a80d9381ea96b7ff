import { idOfWish } from '~/core/idempotency-key.server'
import { Refused, refuse } from '~/core/refuse.server'
import type { Legend } from '~/core/viewer'
import type { SavedPrompt } from '~/features/locker/locker'
import {
	addToLocker,
	duplicateSavedPrompt,
	editSavedPrompt,
	readSavedPrompt,
} from '~/features/locker/locker.server'
import { createCategory, findCategoryNamed, listCategories } from '~/features/locker/locker-category.server'
import type { SavedPromptEdit, SavedPromptInput } from '~/features/locker/locker-form'
import { lockerPieces } from '~/features/locker/locker-pieces.server'
import { removeSavedPrompt } from '~/features/locker/locker-removal.server'
import {
	type PromptCategoryRow,
	type SavedPromptRow,
	toCategoryRow,
	toRow,
} from '~/features/locker/saved-prompt-row'
import type { LockerCall } from './locker-call'

/** What one of the locker's functions answers: rows and lists, bare (docs/product.md#locker). */
export async function answerLockerCall(
	legend: Legend,
	{ function_name, params }: LockerCall,
): Promise<PromptCategoryRow | SavedPromptRow | PromptCategoryRow[] | AsyncIterable<SavedPromptRow>> {
	switch (function_name) {
		case 'get_prompt_categories':
			return (await listCategories(legend)).map((category) => toCategoryRow(legend.userId, category))
		case 'create_prompt_category':
			return newCategory(legend, params.name_param)
		case 'get_saved_prompts_with_categories':
			return everyRow(legend)
		case 'get_saved_prompt':
			return rowOf(legend, await readSavedPrompt(legend, params.prompt_id_param))
		case 'create_saved_prompt':
			return createdRow(legend, inputOf(params), params.idempotency_key_param)
		case 'update_saved_prompt':
			return updatedRow(legend, params.prompt_id_param, {
				...inputOf(params),
				editedAt: params.updated_at_param,
			})
		case 'duplicate_saved_prompt': {
			const { prompt_id_param, title_suffix, idempotency_key_param: idempotencyKey } = params
			return rowOf(
				legend,
				await duplicateSavedPrompt(legend, prompt_id_param, title_suffix, { idempotencyKey }),
			)
		}
		case 'delete_saved_prompt':
			return removedRow(legend, params.prompt_id_param, params.updated_at_param)
	}
}

interface Params {
	title_param: string
	content_param: string
	description_param: string
	tags_param: string[]
	category_id_param: string | null
}

const inputOf = (params: Params) => ({
	title: params.title_param,
	content: params.content_param,
	description: params.description_param,
	tags: params.tags_param,
	categoryId: params.category_id_param,
})

/** All of a locker, in its order, read while it is sent. */
async function* everyRow(legend: Legend): AsyncGenerator<SavedPromptRow> {
	const categories = await listCategories(legend)
	for await (const piece of lockerPieces(legend, { order: 'locker' })) {
		yield* piece.map((prompt) => toRow(legend.userId, prompt, categories))
	}
}

async function rowOf(legend: Legend, prompt: SavedPrompt): Promise<SavedPromptRow> {
	return toRow(legend.userId, prompt, await listCategories(legend))
}

function newCategory(legend: Legend, name: string): Promise<PromptCategoryRow> {
	return refusingWith(
		async () => toCategoryRow(legend.userId, await createCategory(legend, name)),
		async () => {
			const stored = await findCategoryNamed(legend, name)
			return stored && toCategoryRow(legend.userId, stored)
		},
	)
}

function updatedRow(legend: Legend, id: string, edit: SavedPromptEdit): Promise<SavedPromptRow> {
	return refusingWith(
		async () => rowOf(legend, await editSavedPrompt(legend, id, edit)),
		async () => rowOf(legend, await readSavedPrompt(legend, id)),
	)
}

function createdRow(
	legend: Legend,
	input: SavedPromptInput,
	idempotencyKey: string | undefined,
): Promise<SavedPromptRow> {
	return refusingWith(
		async () => rowOf(legend, await addToLocker(legend, input, { idempotencyKey })),
		async () => rowOf(legend, await readSavedPrompt(legend, idOfWish(legend.userId, idempotencyKey))),
	)
}

function removedRow(legend: Legend, id: string, seenAt: Date | undefined): Promise<SavedPromptRow> {
	return refusingWith(
		async () => rowOf(legend, await removeSavedPrompt(legend, id, seenAt)),
		async () => rowOf(legend, await readSavedPrompt(legend, id)),
	)
}

/** A conflict tells what is stored instead, in the shape of a row like every answer here. */
async function refusingWith<Row>(
	write: () => Promise<Row>,
	readStored: () => Promise<Row | undefined>,
): Promise<Row> {
	try {
		return await write()
	} catch (error) {
		if (!(error instanceof Refused) || error.code !== 'conflict') throw error
		throw refuse('conflict', await readStored(), error.message ? { message: error.message } : {})
	}
}
