import { expect, test } from 'vitest'
import type { ProblemCode } from './content-check'
import { problemMessage } from './desk-checks'

test.each<ProblemCode>(['too_few', 'too_many'])(
	'of related prompts that are %s, the message says how many, not from how many to how many',
	(code) => {
		const problem = { code, language: null, field: 'relatedPrompts', about: '' } as const
		expect(problemMessage(problem, 'Related prompts')).toEqual({
			message: 'editor_problem_related_count',
			values: {},
		})
	},
)
