import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../../tests/support/any-text'
import { aSavedPrompt } from '../../../tests/support/locker/saved-prompts'
import { CategoryName, draftErrors, lockerDraftOf, SavedPromptInput } from './locker-form'

function errorsOf(given: object) {
	const parsed = SavedPromptInput.safeParse({ ...aSavedPrompt(), ...given })
	return parsed.success ? {} : draftErrors(parsed.error)
}

test('title and content are needed, and blank is none', () => {
	for (const blank of ['', '  \n\t ', '\0\0', '\u00a0']) {
		expect(errorsOf({ title: blank, content: blank })).toEqual({
			title: 'title_required',
			content: 'content_required',
		})
	}
})

test('a text of 100,000 characters fits, one more does not', () => {
	expect(errorsOf({ content: 'x'.repeat(100_000) })).toEqual({})
	expect(errorsOf({ content: 'x'.repeat(100_001) })).toEqual({ content: 'saved_text_too_long' })
	expect(errorsOf({ title: 'x'.repeat(301) })).toEqual({ title: 'saved_text_too_long' })
	expect(errorsOf({ tags: Array.from({ length: 51 }, (_, index) => `${index}`) })).toEqual({
		tags: 'saved_too_many_tags',
	})
})

test('white space of the content stays; titles, tags and names are one trimmed line', () => {
	const content = '\n  if (a) {\n\treturn\n}  \n'
	const parsed = SavedPromptInput.parse({
		...aSavedPrompt(),
		title: ' Two\nlines\u0007 ',
		content: content.replaceAll('\n', '\r\n'),
		tags: [' a ', 'a', '', 'b\tc'],
	})
	expect(parsed).toMatchObject({ title: 'Two lines', content, tags: ['a', 'b c'] })
	expect(CategoryName.parse('  Shop   front\n')).toBe('Shop front')
	expect(CategoryName.safeParse(' \n').success).toBe(false)
})

test('whatever is written can be stored: no NUL, no half characters, and reading it again changes nothing', () => {
	fc.assert(
		fc.property(anyText, anyText, (title, content) => {
			const parsed = SavedPromptInput.safeParse({
				...aSavedPrompt(),
				title: `t${title}`,
				content: `c${content}`,
			})
			expect(parsed.success).toBe(true)
			if (!parsed.success) return
			const text = parsed.data.title + parsed.data.content
			expect(text).not.toContain('\0')
			expect(text.isWellFormed()).toBe(true)
			expect(SavedPromptInput.parse(parsed.data)).toEqual(parsed.data)
		}),
	)
})

test('a form’s tags are its chips and what is typed but not added; without scripts one line', () => {
	const form = new FormData()
	for (const tag of ['shop', 'service']) form.append('tags', tag)
	form.set('tag', ' late ')
	expect(lockerDraftOf(form)).toMatchObject({
		tags: ['shop', 'service', 'late'],
		categoryId: null,
		newCategory: '',
	})
	form.set('tag', 'email, b2b,')
	expect(lockerDraftOf(form)).toMatchObject({ tags: ['shop', 'service', 'email', 'b2b'] })
	form.set('tagList', 'one, two,,')
	form.set('categoryId', 'new')
	form.set('newCategory', 'Shop front')
	expect(lockerDraftOf(form)).toMatchObject({
		tags: ['one', 'two'],
		categoryId: null,
		newCategory: 'Shop front',
	})
})
