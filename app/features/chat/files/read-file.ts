import '../words/load'
import type { MessageId } from '~/i18n/words'
import { isShortEnough } from '../chat'
import { docxText } from './docx-text'
import { fileName, joinMessage, type MessageFile, type MessageParts, MOST_FILES } from './message-files'

/** UTF-16 takes two bytes for each letter: what is larger can't fit, and is not read. */
const MOST_BYTES = 70_000
/** A document of Word carries its pictures along. */
const MOST_DOCX_BYTES = 20_000_000
/** Where a file is no text, a NUL comes as early as that. */
const LOOKED_AT = 8_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: a message is stored without them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Why a file does not go along. */
export interface RefusedFile {
	name: string
	problem: MessageId
}

/**
 * Adds files to a message, as it is once they are read, for as long as they are text, fit and are not too many; says of
 * each other one why it does not go along.
 */
export async function addFiles(
	chosen: readonly File[],
	message: () => MessageParts,
): Promise<{ message: MessageParts; refused: RefusedFile[] }> {
	const read = await Promise.all(
		chosen.map(async (file) => ({
			name: fileName(file.name),
			text: file.size > mostBytes(file) ? ('chat_file_too_large' as const) : await textOf(file),
		})),
	)
	const refused: RefusedFile[] = []
	const { typed, files: before } = message()
	let files = before
	for (const { name, text } of read) {
		const problem = typeof text === 'string' ? text : problemWith({ typed, files }, { name, ...text })
		if (problem) refused.push({ name, problem })
		else if (typeof text !== 'string') files = [...files, { name, ...text }]
	}
	return { message: { typed, files }, refused }
}

const isDocx = ({ name }: File) => name.toLowerCase().endsWith('.docx')
const mostBytes = (file: File) => (isDocx(file) ? MOST_DOCX_BYTES : MOST_BYTES)

function problemWith(message: MessageParts, file: MessageFile): MessageId | null {
	if (file.text.trim() === '') return 'chat_file_empty'
	if (message.files.length >= MOST_FILES) return 'chat_file_too_many'
	const whole = joinMessage({ ...message, files: [...message.files, file] })
	return isShortEnough(whole) ? null : 'chat_file_too_large'
}

/** The text of a file: the words of a Word document, else what stands there, in UTF-16 where it says so, else in UTF-8, else in Windows-1252, as the locker's import reads it. */
async function textOf(file: File): Promise<{ text: string } | MessageId> {
	const bytes = await file.arrayBuffer().then(
		(buffer) => new Uint8Array(buffer),
		() => null,
	)
	if (!bytes) return 'chat_file_unreadable'
	if (isDocx(file)) {
		return docxText(bytes).then(
			(words) => ({ text: cleaned(words) }),
			() => 'chat_file_unreadable' as const,
		)
	}
	const marked = markOf(bytes)
	if (!marked && bytes.subarray(0, LOOKED_AT).includes(0)) return 'chat_file_no_text'
	const text = marked ? new TextDecoder(marked).decode(bytes) : decode(bytes)
	return { text: cleaned(text) }
}

const cleaned = (text: string) => text.replace(/\r\n?/g, '\n').replace(CONTROL, '').replace(/\n+$/, '')

function decode(bytes: Uint8Array<ArrayBuffer>): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		return new TextDecoder('windows-1252').decode(bytes)
	}
}

function markOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	if (first === 0xff && second === 0xfe) return 'utf-16le'
	return first === 0xfe && second === 0xff ? 'utf-16be' : null
}
