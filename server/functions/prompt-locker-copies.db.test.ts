import { expect, test } from 'vitest'
import { findFile } from '~/features/library/catalogue.server'
import { aCaller, save } from '../../tests/support/locker/locker-functions'

/** Its blanks have friendly labels, and one is a choice. */
const ID = '3'
const { promptText = '', blanks = [] } = findFile(ID)?.pt ?? {}
const origin = { origin_prompt_id_param: ID, origin_language_param: 'pt' }
const choice = blanks.find(({ kind }) => kind === 'choice')

test('a copy of a prompt of the library knows of its blanks what the library tells of them', async () => {
	const legend = await aCaller('pro')
	const copy = await save(legend, { content_param: promptText, ...origin })
	expect(blanks.length).toBeGreaterThan(2)
	expect(copy.blanks).toMatchObject(
		blanks.map(({ name, kind = 'short', choices = [], example }) => ({
			...{ name, kind, choices, example },
			default: '',
		})),
	)
	expect(copy.blanks).toContainEqual(
		expect.objectContaining({ name: choice?.name, kind: 'choice', choices: choice?.choices }),
	)
})

test('of a filled text only the blanks that are left are told of, and what the person tells goes before', async () => {
	const legend = await aCaller('pro')
	const left = blanks[0]
	const filled = await save(legend, { content_param: `Para [${left?.name}], e [outra].`, ...origin })
	expect(filled.blanks).toMatchObject([{ name: left?.name, example: left?.example }])
	const told = await save(legend, { content_param: promptText, blanks_param: [], ...origin })
	expect(told.blanks).toEqual([])
	const elsewhere = { origin_prompt_id_param: 'no-such-prompt', origin_language_param: 'pt' }
	expect((await save(legend, { content_param: promptText, ...elsewhere })).blanks).toEqual([])
})

test('a text that came by way of focus mode is a copy of the prompt that it was made of, and of none where it says else', async () => {
	const legend = await aCaller('pro')
	const content = promptText.replaceAll(`[${choice?.name}]`, choice?.choices?.[0] ?? '')
	const copy = await save(legend, { content_param: content, find_origin_param: true })
	expect(copy.blanks).toMatchObject(
		blanks.filter(({ name }) => name !== choice?.name).map(({ name }) => ({ name })),
	)
	const own = await save(legend, { content_param: `Para [${blanks[0]?.name}].`, find_origin_param: true })
	expect(own.blanks).toEqual([])
})
