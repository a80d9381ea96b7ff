import { expect, test } from 'vitest'
import { parseEnv } from './env.server'

test('one model answers, or several that are named, each with what it sees and weighs', () => {
	const usual = { id: 'mistral-7b-instruct', label: 'mistral-7b-instruct', context: 32_768, weight: 1 }
	expect(parseEnv({}).aiModels).toEqual([usual])
	expect(parseEnv({ AI_MODEL: 'other' }).aiModels).toMatchObject([{ id: 'other', label: 'other' }])
	const models = [
		{ id: 'a', label: 'A', context: 8_192 },
		{ id: 'b', label: 'B', context: 100_000, weight: 4 },
	]
	expect(parseEnv({ AI_MODELS: JSON.stringify(models) }).aiModels).toEqual([
		{ ...models[0], weight: 1 },
		models[1],
	])
	const [one] = models
	for (const wrong of [
		'[]',
		'{}',
		'a,b',
		JSON.stringify([one, one]),
		JSON.stringify([{ ...one, context: 0 }]),
	]) {
		expect(() => parseEnv({ AI_MODELS: wrong }), wrong).toThrow('AI_MODELS must be a JSON list')
	}
})
