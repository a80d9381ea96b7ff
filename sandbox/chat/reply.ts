import { href } from 'react-router'
import type { ChatTurn } from '~/features/chat/chat-completion.server'
import { categories, categoryTitle } from '~/features/library/category'
import type { ListedPrompt } from '~/features/library/prompt'
import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import type { Translate } from '~/i18n/words'
import { languageOf } from './asker-language'
import { findFitting } from './fitting-prompts'

const LONGEST_QUOTE = 80
const OPEN_TASK = /^\s*[-*]\s*\[ \]\s*(.+)$/gm

/** What the stand-in says: that it is a demo, and prompts of the library that fit, in the asker's language. */
export async function writeReply(messages: readonly ChatTurn[]): Promise<string> {
	const question = lastOf(messages, 'user')
	const instructions = lastOf(messages, 'system')
	const language = languageOf(question, instructions)
	const t = await translateInto(language)
	const isFocus = /\bfoc(?:o|us)\b/i.test(instructions)
	const parts = isFocus ? focusAdvice(question, t) : await chatAnswer(question, language, t)
	return [t('sandbox_chat_demo'), ...parts].join('\n\n')
}

async function chatAnswer(question: string, language: Language, t: Translate): Promise<string[]> {
	const asked = question.replace(/\bsandbox:[a-z]+/g, '')
	const fitting = await findFitting(asked, language)
	const quote = quoted(asked)
	if (fitting.length === 0) {
		const list = categories.map(
			({ id }) => `- [${categoryTitle(id, language)}](${href('/category/:id', { id })})`,
		)
		return [t('sandbox_chat_nothing_fits', { quote }), list.join('\n')]
	}
	const list = fitting.map((card, at) => `${at + 1}. ${lineOf(card, language, t)}`)
	return [t('sandbox_chat_fitting', { quote }), list.join('\n'), t('sandbox_chat_next')]
}

function lineOf(card: ListedPrompt, language: Language, t: Translate): string {
	const { id, title, category, description, isPremium } = card
	const place = categoryTitle(category, language)
	const kind = isPremium ? `${place}, ${t('premium')}` : place
	return `**[${title}](${href('/prompt/:id', { id })})** (${kind}): ${description}`
}

/** Focus mode asks by telling of a session: its title and tasks, open ones as `- [ ] task`. */
function focusAdvice(session: string, t: Translate): string[] {
	const [first, second] = [...session.matchAll(OPEN_TASK)].map(([, task = '']) => quoted(task))
	if (!first) return [t('sandbox_focus_no_tasks'), t('sandbox_focus_breath')]
	return [
		t('sandbox_focus_next_task', { task: first }),
		...(second ? [t('sandbox_focus_then', { task: second })] : []),
		t('sandbox_focus_breath'),
	]
}

function quoted(text: string): string {
	const line = text
		.replace(/\s+/g, ' ')
		.replace(/[*_`[\]<>#|~\\]/g, '')
		.trim()
	return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : line
}

function lastOf(messages: readonly ChatTurn[], role: ChatTurn['role']): string {
	return messages.findLast((message) => message.role === role)?.content ?? ''
}
