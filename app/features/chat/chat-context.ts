import { brand } from '~/brand'
import type { Language } from '~/i18n/language'

/** What the chat service is told before every conversation. Never shown to anyone. */
export const CHAT_INSTRUCTIONS: Record<Language, string> = {
	en: `You are Legend, the assistant of ${brand.name}, a library of ready-made AI prompts. You help one person take a prompt all the way: carry it out, ask for what is missing, offer the next version. Answer in the language of the last message, in English where it is unclear. Be concrete and calm, without flattery. Use Markdown: short paragraphs, lists and tables where they help, no raw HTML. Say so where you don’t know something.`,
	pt: `Você é Legend, o assistente do ${brand.name}, uma biblioteca de prompts de IA prontos. Você ajuda uma pessoa a levar um prompt até o fim: executa, pergunta o que falta, oferece a próxima versão. Responda na língua da última mensagem, em português do Brasil se houver dúvida. Seja concreto e calmo, sem elogios. Use Markdown: parágrafos curtos, listas e tabelas onde ajudam, sem HTML. Diga quando não souber algo.`,
}

const OWN: Record<Language, string> = {
	en: 'This person wants you to keep in mind in every answer:',
	pt: 'Esta pessoa quer que você leve em conta em todas as respostas:',
}
const ROLE: Record<Language, (name: string) => string> = {
	en: (name) => `In this conversation your role is “${name}”:`,
	pt: (name) => `Nesta conversa o seu papel é “${name}”:`,
}

/** What the chat service is told before a conversation, with what its person adds for all of them and for this one. */
export function instructionsOf(
	language: Language,
	{ own, role }: { own: string | null; role: { name: string; instruction: string } | null },
): string {
	const parts = [CHAT_INSTRUCTIONS[language]]
	if (own) parts.push(`${OWN[language]}\n${own}`)
	if (role) parts.push(`${ROLE[language](role.name)}\n${role.instruction}`)
	return parts.join('\n\n')
}

/** A turn as the chat service takes it. */
interface Turn {
	role: 'user' | 'assistant'
	content: string
}

/** A message of which only the size matters: no bytes where it says nothing. */
export interface SizedMessage {
	role: Turn['role']
	bytes: number
}

/** No more messages are read of a conversation: that many fit into no model's window. */
export const MOST_TURNS = 400
const REPLY_TOKENS = 4_096
/** Fewer bytes than a token has in English or Portuguese, so that the guess errs on the safe side. */
const BYTES_PER_TOKEN = 3
/** The service marks where each turn begins and ends. */
const BYTES_PER_TURN = 24
/** Between the messages that are one turn. */
const BETWEEN = '\n\n'

/** How many bytes of a conversation fit beside the reply into what a model sees at once, in tokens. */
export const contextBytes = (windowTokens: number) => (windowTokens - REPLY_TOKENS) * BYTES_PER_TOKEN

const encoder = new TextEncoder()

/** How much room a message takes. */
export function sizeOf({ role, content }: Turn): SizedMessage {
	return { role, bytes: content.trim() === '' ? 0 : encoder.encode(content).length }
}

/**
 * As much of a conversation as the model can see: the newest messages, whole ones only, always the last. They begin with
 * the person and alternate, because models of this family refuse anything else.
 */
export function trimContext(instructions: string, turns: readonly Turn[], most: number): Turn[] {
	return alternating(turns.slice(seenFrom(instructions, turns.map(sizeOf), most)))
}

/** The place of the first message that `trimContext` keeps; their number where it keeps none. */
export function seenFrom(instructions: string, messages: readonly SizedMessage[], most: number): number {
	let left = most - encoder.encode(instructions).length - BYTES_PER_TURN
	let first = messages.length
	let next: SizedMessage | undefined
	for (const [at, message] of [...messages.entries()].reverse()) {
		if (message.bytes === 0) continue
		left -= message.bytes + (next?.role === message.role ? BETWEEN.length : BYTES_PER_TURN)
		if (left < 0 && next) break
		if (message.role === 'user') first = at
		next = message
	}
	return first
}

/** Without the replies that never came; what one side said in a row is one turn. */
function alternating(turns: readonly Turn[]): Turn[] {
	const joined: Turn[] = []
	for (const { role, content } of turns) {
		const last = joined.at(-1)
		if (content.trim() === '') continue
		if (last?.role === role)
			joined[joined.length - 1] = { role, content: `${last.content}${BETWEEN}${content}` }
		else joined.push({ role, content })
	}
	return joined
}
