import { z } from 'zod'
import { IdempotencyKey } from '~/core/idempotency-key'
import { idOfWish } from '~/core/idempotency-key.server'
import { writeJson } from '~/core/json/json-writer.server'
import { Refused, refuse } from '~/core/refuse.server'
import { type MemberWith, opens } from '~/core/viewer'
import { rememberKept } from '~/features/chat/keeping/kept-reply.server'
import { blanksFromLibrary } from '~/features/locker/blanks/library-blanks.server'
import { LOCKER_LENGTHS, type SavedPrompt, TITLE_SUFFIX } from '~/features/locker/locker'
import {
	addToLocker,
	duplicateSavedPrompt,
	editSavedPrompt,
	readSavedPrompt,
} from '~/features/locker/locker.server'
import { createCategory, findCategoryNamed, listCategories } from '~/features/locker/locker-category.server'
import { CategoryName, type SavedPromptEdit, SavedPromptInput } from '~/features/locker/locker-form'
import { Origin } from '~/features/locker/locker-origin'
import { findOriginOf, rememberOrigin } from '~/features/locker/locker-origin.server'
import { removeSavedPrompt } from '~/features/locker/locker-removal.server'
import { lockerPieces } from '~/features/locker/locker-row.server'
import { mergeWithStored } from '~/features/locker/merging/merge-prompt.server'
import {
	type MergeRow,
	type PromptCategoryRow,
	type SavedPromptRow,
	toCategoryRow,
	toRow,
} from '~/features/locker/saved-prompt-row'
import { Moment } from '~/i18n/moment.server'
import { bodyOf } from '~/requests/download.server'
import { type FunctionContext, requireCaller } from '../caller'
import { readJson } from '../json-body'

/** What one of the locker's functions answers: rows and lists, bare (docs/product.md#locker). */
async function answerLockerCall(
	legend: MemberWith<'locker'>,
	{ function_name, params }: LockerCall,
): Promise<
	PromptCategoryRow | SavedPromptRow | MergeRow | PromptCategoryRow[] | AsyncIterable<SavedPromptRow>
> {
	switch (function_name) {
		case 'get_prompt_categories':
			return (await listCategories(legend)).map((category) => toCategoryRow(legend.userId, category))
		case 'create_prompt_category':
			return newCategory(legend, params.name)
		case 'get_saved_prompts_with_categories':
			return everyRow(legend)
		case 'get_saved_prompt':
			return rowOf(legend, await readSavedPrompt(legend, params.promptId))
		case 'create_saved_prompt': {
			const {
				userId: _owner,
				idempotencyKey,
				originPromptId,
				originLanguage,
				originReplyId,
				findOrigin,
				...input
			} = params
			const given = Origin.safeParse({ promptId: originPromptId, language: originLanguage }).data
			const origin = given ?? (findOrigin ? await findOriginOf(legend, input.content) : null)
			const { blanks = origin ? await blanksFromLibrary(legend, origin, input.content) : undefined } = input
			const created = await createdRow(legend, { ...input, blanks }, idempotencyKey)
			if (origin) await rememberOrigin(legend, created.id, origin)
			if (originReplyId) await rememberKept(legend, created.id, originReplyId)
			return created
		}
		case 'update_saved_prompt': {
			const { promptId, updatedAt: editedAt, ...input } = params
			return updatedRow(legend, promptId, { ...input, editedAt })
		}
		case 'merge_saved_prompt': {
			const { promptId, madeOf, ...mine } = params
			const { stored, merged } = await mergeWithStored(legend, promptId, mine, madeOf)
			return { merged, stored: await rowOf(legend, stored) }
		}
		case 'duplicate_saved_prompt': {
			const { promptId, titleSuffix, idempotencyKey } = params
			return rowOf(legend, await duplicateSavedPrompt(legend, promptId, titleSuffix, { idempotencyKey }))
		}
		case 'delete_saved_prompt':
			return removedRow(legend, params.promptId, params.updatedAt)
	}
}

/** All of a locker, in its order, read while it is sent. */
async function* everyRow(legend: MemberWith<'locker'>): AsyncGenerator<SavedPromptRow> {
	const categories = await listCategories(legend)
	for await (const piece of lockerPieces(legend, { order: 'edited' })) {
		yield* piece.map((prompt) => toRow(legend.userId, prompt, categories))
	}
}

async function rowOf(legend: MemberWith<'locker'>, prompt: SavedPrompt): Promise<SavedPromptRow> {
	return toRow(legend.userId, prompt, await listCategories(legend))
}

function newCategory(legend: MemberWith<'locker'>, name: string): Promise<PromptCategoryRow> {
	return refusingWith(
		async () => toCategoryRow(legend.userId, await createCategory(legend, name)),
		async () => {
			const stored = await findCategoryNamed(legend, name)
			return stored && toCategoryRow(legend.userId, stored)
		},
	)
}

function updatedRow(
	legend: MemberWith<'locker'>,
	id: string,
	edit: SavedPromptEdit,
): Promise<SavedPromptRow> {
	return refusingWith(
		async () => rowOf(legend, await editSavedPrompt(legend, id, edit)),
		async () => rowOf(legend, await readSavedPrompt(legend, id)),
	)
}

function createdRow(
	legend: MemberWith<'locker'>,
	input: SavedPromptInput,
	idempotencyKey: string | undefined,
): Promise<SavedPromptRow> {
	return refusingWith(
		async () => rowOf(legend, await addToLocker(legend, input, { idempotencyKey })),
		async () => rowOf(legend, await readSavedPrompt(legend, idOfWish(legend.userId, idempotencyKey))),
	)
}

function removedRow(
	legend: MemberWith<'locker'>,
	id: string,
	seenAt: Date | undefined,
): Promise<SavedPromptRow> {
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

const { tags, ...written } = SavedPromptInput.shape
const description = written.description.nullable().transform((text) => text ?? '')
/** What is no id of anything is one that is missing. */
const id = z.string().max(1_000)
const owner = { userId: id }
const prompt = { promptId: id }
const wish = { idempotencyKey: IdempotencyKey.optional() }

/** By our names: `category_id_param` is `categoryId`. All names of parameters end so, but for `title_suffix`. */
const Named = z.record(z.string(), z.unknown()).transform((params) =>
	Object.fromEntries(
		Object.entries(params)
			.filter(([name]) => name.endsWith('_param') || name === 'title_suffix')
			.map(([name, value]) => [camelCase(name.replace(/_param$/, '')), value]),
	),
)
const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const call = <Name extends string, Params extends z.ZodRawShape>(name: Name, params: Params) =>
	z.object({
		name: z.string().max(100).optional(),
		function_name: z.literal(name),
		params: Named.pipe(z.object(params)),
	})

/**
 * What `prompt_locker_functions` takes (docs/product.md#locker): one of its functions by name, with parameters of
 * the right types. `name` may be missing; one that says something else than `function_name` is wrong.
 */
const LockerCall = z
	.discriminatedUnion('function_name', [
		call('get_prompt_categories', owner),
		call('create_prompt_category', { name: CategoryName, ...owner }),
		call('get_saved_prompts_with_categories', owner),
		call('get_saved_prompt', prompt),
		call('create_saved_prompt', {
			...written,
			description: description.default(''),
			tags: tags.default([]),
			categoryId: id.nullable().default(null),
			userId: id.optional(),
			originPromptId: Origin.shape.promptId.optional(),
			originLanguage: Origin.shape.language.optional(),
			originReplyId: id.optional(),
			// Of a text that came by way of another room.
			findOrigin: z.boolean().default(false),
			...wish,
		}),
		call('update_saved_prompt', {
			...prompt,
			...written,
			description,
			tags,
			categoryId: id.nullable(),
			updatedAt: Moment,
		}),
		call('merge_saved_prompt', {
			...prompt,
			title: z.string().max(LOCKER_LENGTHS.title),
			content: z.string().max(LOCKER_LENGTHS.content),
			description: z.string().max(LOCKER_LENGTHS.description),
			tags,
			categoryId: id.nullable(),
			// A form that was never stored is made of nothing.
			madeOf: z.union([Moment, z.literal('').transform(() => new Date(0))]),
		}),
		call('duplicate_saved_prompt', {
			...prompt,
			...owner,
			titleSuffix: z.string().trim().max(100).default(TITLE_SUFFIX),
			...wish,
		}),
		call('delete_saved_prompt', { ...prompt, updatedAt: Moment.optional() }),
	])
	.refine(({ name, function_name }) => name === undefined || name === function_name)

type LockerCall = z.infer<typeof LockerCall>

/**
 * POST /functions/v1/prompt_locker_functions {name, function_name, params} (docs/product.md#locker). For Legends
 * only; a `user_id_param` that is not the caller's answers as if that person did not exist.
 */
export async function promptLockerFunctions(c: FunctionContext): Promise<Response> {
	const caller = requireCaller(c)
	if (!opens(caller, 'locker')) throw refuse('plan_too_small')
	const call = await readJson(c, LockerCall)
	const { userId = caller.userId } = { userId: undefined, ...call.params }
	if (userId !== caller.userId) throw refuse('not_found')
	const answer = await answerLockerCall(caller, call)
	if (!(Symbol.asyncIterator in answer)) return c.json(answer)
	return c.body(bodyOf(writeJson(answer)), 200, { 'Content-Type': 'application/json' })
}
