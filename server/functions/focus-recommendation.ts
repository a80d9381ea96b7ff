import { z } from 'zod'
import { refuse } from '~/core/refuse.server'
import { opens } from '~/core/viewer'
import { recommendFocus } from '~/features/focus/focus-recommendation.server'
import { translateInto } from '~/i18n/translate.server'
import { callerLanguage, type FunctionContext, requireCaller } from '../caller'
import { readJson } from '../json-body'

/**
 * POST /functions/v1/focus-recommendation {} (docs/product.md#focus): `{ response }` about the caller's session
 * in progress, in the caller's language. For subscribers only.
 */
export async function focusRecommendationFunction(c: FunctionContext): Promise<Response> {
	const subscriber = requireCaller(c, 'you_need_to_be_logged_in_to_use_focus_mode')
	if (!opens(subscriber, 'focus_mode'))
		throw refuse('plan_too_small', undefined, { message: 'recommendation_subscribers_only' })
	await readJson(c, z.object({}))
	const language = callerLanguage(c)
	const t = await translateInto(language)
	return c.json({ response: (await recommendFocus(subscriber, language)) ?? t('no_recommendation') })
}
