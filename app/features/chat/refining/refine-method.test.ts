import { expect, test } from 'vitest'
import { LANGUAGES } from '~/i18n/language'
import { framed, REFINE_INSTRUCTIONS, readRefined } from './refine-method'

const MARK = 'a1b2'

test.each([
	['in its frame', '<better-a1b2>\nDo [this].\n</better-a1b2>', 'Do [this].'],
	['with words around it', 'Sure:\n<better-a1b2>Do.</better-a1b2>\nDone.', 'Do.'],
	['without a frame', '  Do [this].  ', 'Do [this].'],
	['in a fence', '<better-a1b2>\n```text\nDo.\n```\n</better-a1b2>', 'Do.'],
	['with another frame in it', '<better-a1b2>Do </better-zz> it.</better-a1b2>', 'Do </better-zz> it.'],
	['with odd signs', '<better-a1b2>Do\0 it\r\nnow.\ud800</better-a1b2>', 'Do it\nnow.\ufffd'],
	['cut off', '<better-a1b2>Do', null],
	['closed before it is opened', '</better-a1b2><better-a1b2>', null],
	['empty', '<better-a1b2> \n </better-a1b2>', null],
	['nothing', '', null],
])('a reply %s', (_how, reply, text) => {
	expect(readRefined(reply, MARK, 1_000)).toBe(text)
})

test('no reply is longer than what is stored', () => {
	expect(readRefined('x'.repeat(2_000), MARK, 1_000)).toHaveLength(1_000)
})

test.each(LANGUAGES)('in %s nine points are named, and the frame of this request alone', (language) => {
	const told = REFINE_INSTRUCTIONS[language](MARK)
	expect(told.match(/^\d\. /gm)).toHaveLength(9)
	for (const frame of ['<prompt-a1b2>', '</prompt-a1b2>', '<better-a1b2>', '</better-a1b2>'])
		expect(told).toContain(frame)
	expect(framed('Do.', MARK)).toBe('<prompt-a1b2>\nDo.\n</prompt-a1b2>')
})
