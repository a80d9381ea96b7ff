import { z } from 'zod'
import { IdempotencyKey } from '~/core/idempotency-key'
import { TITLE_SUFFIX } from '~/features/locker/locker'
import { CategoryName, SavedPromptInput } from '~/features/locker/locker-form'

const { title, content, tags } = SavedPromptInput.shape
const description = SavedPromptInput.shape.description.nullable().transform((text) => text ?? '')
/** What is no id of anything is one that is missing. */
const id = z.string().max(1_000)
const owner = { user_id_param: id }
const prompt = { prompt_id_param: id }
const wish = { idempotency_key_param: IdempotencyKey.optional() }
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

const call = <Name extends string, Params extends z.ZodRawShape>(name: Name, params: Params) =>
	z.object({ name: z.string().max(100).optional(), function_name: z.literal(name), params: z.object(params) })

/**
 * What `prompt_locker_functions` takes (docs/product.md#locker): one of its functions by name, with parameters of
 * the right types. `name` may be missing; one that says something else than `function_name` is wrong.
 */
export const LockerCall = z
	.discriminatedUnion('function_name', [
		call('get_prompt_categories', owner),
		call('create_prompt_category', { name_param: CategoryName, ...owner }),
		call('get_saved_prompts_with_categories', owner),
		call('get_saved_prompt', prompt),
		call('create_saved_prompt', {
			title_param: title,
			content_param: content,
			description_param: description.default(''),
			tags_param: tags.default([]),
			category_id_param: id.nullable().default(null),
			user_id_param: id.optional(),
			...wish,
		}),
		call('update_saved_prompt', {
			...prompt,
			title_param: title,
			content_param: content,
			description_param: description,
			tags_param: tags,
			category_id_param: id.nullable(),
			updated_at_param: moment,
		}),
		call('duplicate_saved_prompt', {
			...prompt,
			...owner,
			title_suffix: z.string().trim().max(100).default(TITLE_SUFFIX),
			...wish,
		}),
		call('delete_saved_prompt', { ...prompt, updated_at_param: moment.optional() }),
	])
	.refine(({ name, function_name }) => name === undefined || name === function_name)

export type LockerCall = z.infer<typeof LockerCall>
