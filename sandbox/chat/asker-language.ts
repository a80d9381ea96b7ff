import type { Language } from '~/i18n/language'

const TELLING: Record<Language, RegExp> = {
	pt: /(?<![\p{L}])(?:o|os|a|as|um|uma|de|do|da|dos|das|em|no|na|para|por|com|que|não|nao|é|eu|me|meu|minha|você|voce|como|quero|preciso|uns?|e|oi|olá)(?![\p{L}])/giu,
	en: /(?<![\p{L}])(?:the|an?|of|in|on|to|for|with|that|is|are|i|my|me|you|your|how|what|want|need|and|hi|hello|please|do)(?![\p{L}])/giu,
}

/** The language that a text is probably written in; where nothing tells, that of the instructions before it. */
export function languageOf(text: string, instructions: string): Language {
	const count = (language: Language, words: string) => words.match(TELLING[language])?.length ?? 0
	const lead = (words: string) => count('pt', words) - count('en', words)
	const accents = /[ãõçáéíóúâêô]/i.test(text) ? 2 : 0
	const own = lead(text) + accents
	return (own || lead(instructions)) > 0 ? 'pt' : 'en'
}
