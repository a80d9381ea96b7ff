import { titleFor } from '~/features/locker/title-for'
import { wordsOfReply } from './chat'

/** A line that only begins or ends a block of code. */
const FENCE = /^[ \t>]*(?:`{3,}[^`\n]*|~{3,}[^\n]*)$/gm

/** What an answer is called: its first line that says something, without the signs of its Markdown. */
export function titleForReply(content: string): string {
	const lines = wordsOfReply(content.replace(FENCE, '')).split('\n')
	return titleFor(lines.find((line) => /[\p{L}\p{N}]/u.test(line)) ?? content)
}
