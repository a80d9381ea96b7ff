import { writeJson } from '~/core/json-writer.server'
import { refuse } from '~/core/refuse.server'
import { isLegend } from '~/core/viewer'
import { bodyOf } from '~/requests/download.server'
import { type FunctionContext, requireCaller } from '../caller'
import { readJson } from '../json-body'
import { answerLockerCall } from './locker-answer'
import { LockerCall } from './locker-call'

/**
 * POST /functions/v1/prompt_locker_functions {name, function_name, params} (docs/product.md#locker). For Legends
 * only; a `user_id_param` that is not the caller's answers as if that person did not exist.
 */
export async function promptLockerFunctions(c: FunctionContext): Promise<Response> {
	const caller = requireCaller(c)
	if (!isLegend(caller)) throw refuse('plan_too_small')
	const call = await readJson(c, LockerCall)
	const { user_id_param: owner = caller.userId } = { user_id_param: undefined, ...call.params }
	if (owner !== caller.userId) throw refuse('not_found')
	const answer = await answerLockerCall(caller, call)
	if (!(Symbol.asyncIterator in answer)) return c.json(answer)
	return c.body(bodyOf(writeJson(answer)), 200, { 'Content-Type': 'application/json' })
}
