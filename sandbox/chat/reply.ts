import { href } from 'react-router'
import { VISITOR } from '~/core/viewer'
import type { ChatTurn } from '~/features/chat/chat-completion.server'
import { categories, categoryTitle } from '~/features/library/category'
import type { ListedPrompt } from '~/features/library/prompt'
import { listCards } from '~/features/library/prompt-cards.server'
import { parseTerms } from '~/features/search/query/search-terms'
import { readHits } from '~/features/search/search-hits.server'
import { matchingOf } from '~/features/search/search-matching.server'
import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import type { Translate } from '~/i18n/words'

const TELLING: Record<Language, RegExp> = {
	pt: /(?<![\p{L}])(?:o|os|a|as|um|uma|de|do|da|dos|das|em|no|na|para|por|com|que|não|nao|é|eu|me|meu|minha|você|voce|como|quero|preciso|uns?|e|oi|olá)(?![\p{L}])/giu,
	en: /(?<![\p{L}])(?:the|an?|of|in|on|to|for|with|that|is|are|i|my|me|you|your|how|what|want|need|and|hi|hello|please|do)(?![\p{L}])/giu,
}

/** The language that a text is probably written in; where nothing tells, that of the instructions before it. */
function languageOf(text: string, instructions: string): Language {
	const count = (language: Language, words: string) => words.match(TELLING[language])?.length ?? 0
	const lead = (words: string) => count('pt', words) - count('en', words)
	const accents = /[ãõçáéíóúâêô]/i.test(text) ? 2 : 0
	const own = lead(text) + accents
	return (own || lead(instructions)) > 0 ? 'pt' : 'en'
}

const MOST = 3
const EVERYWHERE = { category: null, access: null, sort: 'relevance', after: null, limit: 24 } as const

/**
 * The prompts of the library that share most with a text, by the product's own search and as a visitor sees them:
 * public fields only. A word that few prompts hold counts more than one that many do.
 */
async function findFitting(text: string, language: Language): Promise<ListedPrompt[]> {
	const scores = new Map<string, number>()
	for (const term of parseTerms(text.replace(/["“”„«»]/g, ' ')).wanted) {
		const matching = matchingOf({ wanted: [term], excluded: [] }, '')
		const { rows, total } = await readHits(matching, EVERYWHERE)
		for (const { promptId } of rows) scores.set(promptId, (scores.get(promptId) ?? 0) + 1 / total)
	}
	const best = [...scores].sort(([, one], [, other]) => other - one).slice(0, MOST)
	return listCards(
		VISITOR,
		best.map(([id]) => id),
		language,
	)
}

const LONGEST_QUOTE = 80
const OPEN_TASK = /^\s*[-*]\s*\[ \]\s*(.+)$/gm

/** What the stand-in says: that it is a demo, and prompts of the library that fit, in the asker's language. */
export async function writeReply(messages: readonly ChatTurn[]): Promise<string> {
	const question = lastOf(messages, 'user')
	const instructions = lastOf(messages, 'system')
	const frame = /<better-([\w-]+)>/.exec(instructions)?.[1]
	if (frame) return betterPrompt(question, frame)
	const language = languageOf(question, instructions)
	const t = await translateInto(language)
	const isFocus = /\bfoc(?:o|us)\b/i.test(instructions)
	const parts = isFocus ? focusAdvice(question, t) : await chatAnswer(question, language, t)
	return [t('sandbox_chat_demo'), ...parts].join('\n\n')
}

/** The locker asks for a better text of a prompt, in a frame. */
async function betterPrompt(framed: string, frame: string): Promise<string> {
	const prompt = framed.replace(`<prompt-${frame}>`, '').replace(`</prompt-${frame}>`, '').trim()
	const t = await translateInto(languageOf(prompt, ''))
	return `<better-${frame}>\n${prompt}\n\n${t('sandbox_better_check')}\n</better-${frame}>`
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
	const { address, title, category, description, isPremium } = card
	const place = categoryTitle(category, language)
	const kind = isPremium ? `${place}, ${t('premium')}` : place
	return `**[${title}](${href('/prompt/:id', { id: address })})** (${kind}): ${description}`
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
