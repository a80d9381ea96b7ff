import { brand } from '~/brand'
import type { Language } from '~/i18n/language'

/** What the chat service is told before a conversation. Never shown to anyone. */
export const CHAT_INSTRUCTIONS: Record<Language, string> = {
	en: `You are Legend, the assistant of ${brand.name}, a library of ready-made AI prompts. You help one person take a prompt all the way: carry it out, ask for what is missing, offer the next version. Answer in the language of the last message, in English where it is unclear. Be concrete and calm, without flattery. Use Markdown: short paragraphs, lists and tables where they help, no raw HTML. Say so where you don’t know something.`,
	pt: `Você é Legend, o assistente do ${brand.name}, uma biblioteca de prompts de IA prontos. Você ajuda uma pessoa a levar um prompt até o fim: executa, pergunta o que falta, oferece a próxima versão. Responda na língua da última mensagem, em português do Brasil se houver dúvida. Seja concreto e calmo, sem elogios. Use Markdown: parágrafos curtos, listas e tabelas onde ajudam, sem HTML. Diga quando não souber algo.`,
}

/** A turn as the chat service takes it. */
interface Turn {
	role: 'user' | 'assistant'
	content: string
}

const REPLY_TOKENS = 4_096
/** Fewer bytes than a token has in English or Portuguese, so that the guess errs on the safe side. */
const BYTES_PER_TOKEN = 3
/** The service marks where each turn begins and ends. */
const BYTES_PER_TURN = 24

/** How many bytes of a conversation fit beside the reply into what a model sees at once, in tokens. */
export const contextBytes = (windowTokens: number) => (windowTokens - REPLY_TOKENS) * BYTES_PER_TOKEN

const encoder = new TextEncoder()
const sizeOf = ({ content }: { content: string }) => encoder.encode(content).length + BYTES_PER_TURN

/**
 * As much of a conversation as the model can see: the newest turns, whole ones only, always the last. They begin with
 * the person and alternate, because models of this family refuse anything else.
 */
export function trimContext(instructions: string, turns: readonly Turn[], most: number): Turn[] {
	let left = most - sizeOf({ content: instructions })
	const kept: Turn[] = []
	for (const turn of alternating(turns).reverse()) {
		left -= sizeOf(turn)
		if (left < 0 && kept.length > 0) break
		kept.unshift(turn)
	}
	return kept[0]?.role === 'assistant' ? kept.slice(1) : kept
}

/** Without the replies that never came; what one side said in a row is one turn. */
function alternating(turns: readonly Turn[]): Turn[] {
	const joined: Turn[] = []
	for (const { role, content } of turns) {
		const last = joined.at(-1)
		if (content.trim() === '') continue
		if (last?.role === role) joined[joined.length - 1] = { role, content: `${last.content}\n\n${content}` }
		else joined.push({ role, content })
	}
	return joined
}
