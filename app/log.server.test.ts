import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { describeError } from './log.server'

test('a failed statement is logged without what people typed', () => {
	const cause = Object.assign(new Error('duplicate key value'), {
		code: '23505',
		detail: 'Key (email)=(ana@example.com) already exists.',
	})
	const logged = describeError(
		new DrizzleQueryError('insert into people values ($1)', ['ana@example.com\nat night'], cause),
	)
	expect(JSON.stringify(logged)).not.toMatch(/ana@|night/)
	expect(logged).toMatchObject({
		message: 'Failed query: insert into people values ($1)',
		cause: { message: 'duplicate key value', code: '23505' },
	})
	expect(logged['stack']).toMatch(/\n {4}at /)
})

test('what is no error is logged as its text', () => {
	expect(describeError('gone')).toEqual({ message: 'gone' })
})
