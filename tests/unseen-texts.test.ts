import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { SignUpInput } from '~/features/account/account'
import { ProfileInput } from '~/features/account/profile'
import { TokenInput } from '~/features/account/token-form'
import { parseTags } from '~/features/authoring/prompt-form'
import { PromptFormInput } from '~/features/authoring/prompt-input'
import { ChatMessageText, ConversationTitle } from '~/features/chat/chat'
import { ContactInput } from '~/features/contact/contact'
import { FocusStartInput, FocusWorkInput } from '~/features/focus/focus'
import { checkEntry } from '~/features/locker/import/locker-entry.server'
import { CategoryName, SavedPromptInput, Tags } from '~/features/locker/locker-form'
import { histories } from './support/histories'

const ALL = Array.from({ length: 0x11_0000 }, (_, code) => code)
	.filter((code) => code < 0xd800 || code > 0xdfff)
	.map((code) => String.fromCodePoint(code))
const UNSEEN = ALL.filter((sign) => /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]/u.test(sign))
/** Those that people are known to pass off as a name. */
const KNOWN = [...'\u200b\u2060\u00ad\u3164\u202e\ufeff\u2800\u180e\u115f\uffa0\ufe0f\u{e0020}\u00a0\u0085']

const unseen = fc
	.array(fc.oneof(fc.constantFrom(...UNSEEN), fc.constantFrom(...KNOWN)), { minLength: 1, maxLength: 20 })
	.map((signs) => signs.join(''))
const seen = fc.constantFrom('a', 'é', '日', 'ש', 'ع', '.', '🙂', '👨‍👩‍👧', '❤️')

const { title, content } = SavedPromptInput.shape
const { title: promptTitle, description, promptText } = PromptFormInput.shape
const { name, subject, message } = ContactInput.shape
const { subTasks, otherTitles } = FocusWorkInput.shape
const task = (text: string) => [{ id: 'a', text, completed: false, createdAt: '2026-05-04T09:00:00.000Z' }]

type Wish = [what: string, schema: z.ZodType, of?: (text: string) => unknown]
/** What nobody can leave out. */
const REQUIRED: Wish[] = [
	['the title of a saved prompt', title],
	['its content', content],
	['a category of a locker', CategoryName],
	['the title of a prompt', promptTitle],
	['its description', description],
	['its text', promptText],
	['the name of a token', TokenInput.shape.name],
	['the title of a conversation', ConversationTitle],
	['a message of the chat', ChatMessageText],
	['the title of a focus session', FocusStartInput.shape.title],
	['another form of it', otherTitles, (text) => [text]],
	['a task', subTasks, task],
	['who writes to the owners', name],
	['what about', subject],
	['and what', message],
]

test.each(REQUIRED)('of what nobody sees is no %s made', (_what, schema, of = (text) => text) => {
	fc.assert(
		fc.property(unseen, (text) => {
			expect(schema.safeParse(of(text)).success).toBe(false)
		}),
		histories(200),
	)
	fc.assert(
		fc.property(unseen, seen, (text, sign) => {
			expect(schema.safeParse(of(sign + text + sign)).success).toBe(true)
		}),
		histories(50),
	)
})

test('where a text may be missing, what nobody sees is none', () => {
	fc.assert(
		fc.property(unseen, (text) => {
			expect(ProfileInput.parse({ avatarUrl: text, fullName: text, username: text })).toEqual({
				avatarUrl: null,
				fullName: null,
				username: null,
			})
			expect(PromptFormInput.shape.tagline.parse(text)).toBeNull()
			expect(SignUpInput.shape.name.parse(text)).toBe('')
			expect(Tags.parse([text, 'a', text])).toEqual(['a'])
			expect(parseTags(`${text},a`)).toEqual(['a'])
			const filed = checkEntry({ at: 1, fields: { title: 'T', content: 'C', category: text, tags: [text] } })
			expect(filed).toMatchObject({ prompt: { category: null, tags: [] } })
		}),
		histories(200),
	)
})
