/** How many files a message takes along. */
export const MOST_FILES = 5
/** Files of text, and documents of Word, that people ask about; what else is text is taken too, where it is dropped. */
export const TEXT_FILES =
	'.txt,.docx,.md,.markdown,.csv,.tsv,.json,.xml,.yaml,.yml,.toml,.ini,.log,.sql,.html,.css,.js,.jsx,.ts,.tsx,.py,.rb,.php,.java,.kt,.c,.h,.cpp,.cs,.go,.rs,.swift,.sh,.r,.tex,.srt,text/*'
const LONGEST_NAME = 120

/** A file of text that a person asks about. */
export interface MessageFile {
	name: string
	text: string
}

/** A message as its person sees it: what they typed, and the files that go along. */
export interface MessageParts {
	typed: string
	files: readonly MessageFile[]
}

/** Lines that a text begins with are typed, though nothing is typed before them. */
const BEGINNING = /(?:^|(?<!^)\n\n)(?=`{3,}file [^\n`]+\n)/g
const HEAD = /(`{3,})file ([^\n`]+)\n/y
/** A text of one's own that looks like files in more places is no message with files. */
const MOST_TRIED = 40

/**
 * A message with its files as one text, which goes wherever messages go: each file is a block of code of its name at the
 * end, under more backticks than stand in it.
 */
export function joinMessage({ typed, files }: MessageParts): string {
	const blocks = files.map(({ name, text }) => {
		const fence = fenceOf(text)
		return `${fence}file ${name}\n${text}\n${fence}`
	})
	return [...(typed === '' ? [] : [typed]), ...blocks].join('\n\n')
}

/** One backtick more than stand in a row in the text, and at least three. */
function fenceOf(text: string): string {
	let most = 2
	for (const [run] of text.matchAll(/`+/g)) most = Math.max(most, run.length)
	return '`'.repeat(most + 1)
}

/** The parts of such a text; one without files is all typed. */
export function splitMessage(message: string): MessageParts {
	for (const { 0: gap, index } of message.matchAll(BEGINNING).take(MOST_TRIED)) {
		const files = readBlocks(message, index + gap.length)
		if (files) return { typed: message.slice(0, index), files }
	}
	return { typed: message, files: [] }
}

/** The files that a text consists of from here to its end; null where there is anything else. */
function readBlocks(message: string, start: number): MessageFile[] | null {
	const files: MessageFile[] = []
	for (let at = start; files.length < MOST_FILES; at += 2) {
		HEAD.lastIndex = at
		const head = HEAD.exec(message)
		if (!head) return null
		const [, fence = '', name = ''] = head
		const end = message.indexOf(`\n${fence}`, HEAD.lastIndex)
		const text = message.slice(HEAD.lastIndex, end)
		if (end < 0 || fence !== fenceOf(text)) return null
		files.push({ name, text })
		at = end + 1 + fence.length
		if (at === message.length) return files
		if (!message.startsWith('\n\n', at)) return null
	}
	return null
}

/** A file's name as it stands in a message: on one line, and no longer than anyone reads. */
export function fileName(name: string): string {
	const line = name
		.replace(/[\p{Cc}`]+/gu, ' ')
		.toWellFormed()
		.trim()
	return line.slice(0, LONGEST_NAME).toWellFormed() || 'file'
}

/** What a message is about in a line: what was typed, or the names of its files where nothing was. */
export function toldOf(message: string): string {
	const { typed, files } = splitMessage(message)
	return typed.trim() || files.map(({ name }) => name).join(', ')
}
