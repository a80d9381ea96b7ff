import { z } from 'zod'
import { inEachLanguage, type Language } from '~/i18n/language'

/** Whom a notice goes to: who has a paid plan, or everybody whose address is confirmed. */
export const AUDIENCES = ['subscribers', 'everybody'] as const

/** In characters, but for how many paragraphs there are. */
export const NOTICE_LENGTHS = { title: 150, text: 6_000, link: 200, paragraphs: 60 }
/** An address within this product. */
export const OWN_PAGE = /^\/(?!\/)[^\s\p{Cc}]*$/u
/** More than a file with the longest texts takes. */
export const MOST_NOTICE_BYTES = 64 * 1_024

/** Neither the database nor a mail takes what can't be seen. */
const line = (longest: number) =>
	z
		.string()
		.min(1)
		.max(longest)
		.regex(/^\P{Cc}*$/u, 'it has control characters')
const Said = z.strictObject({
	title: line(NOTICE_LENGTHS.title),
	paragraphs: z.array(line(NOTICE_LENGTHS.text)).min(1).max(NOTICE_LENGTHS.paragraphs),
})

/** What the operator tells many people at once. */
export const Notice = z.strictObject({
	to: z.enum(AUDIENCES),
	/** The page of ours that says more. */
	link: z.string().max(NOTICE_LENGTHS.link).regex(OWN_PAGE),
	words: z.strictObject({ en: Said, pt: Said }),
})
export type Notice = z.infer<typeof Notice>

/** Why a file is no notice, in words for who wrote it. */
export class NoticeError extends Error {}

/**
 * Reads a notice as its file has it: `To: subscribers` or `To: everybody`, `Link: /terms` if it is not the home page, then
 * `[en]` and `[pt]`, each with its title on the same line and its paragraphs below. Throws `NoticeError`.
 */
export function parseNotice(file: string): Notice {
	const [head = '', ...parts] = file.replaceAll(/\r\n?/g, '\n').split(/^(?=\[(?:en|pt)\])/m)
	const to = /^To:[ \t]*(\S+)[ \t]*$/im.exec(head)?.[1]?.toLowerCase()
	const link = /^Link:[ \t]*(\S+)[ \t]*$/im.exec(head)?.[1] ?? '/'
	const unread = head.replaceAll(/^(?:To|Link):.*$/gim, '').trim()
	if (unread) throw new NoticeError(`This line belongs to no language: ${unread.split('\n')[0]}`)
	const words = inEachLanguage((language) => partIn(language, parts))
	const notice = Notice.safeParse({ to, link, words })
	if (notice.success) return notice.data
	const [issue] = notice.error.issues
	throw new NoticeError(`${issue?.path.join('.') ?? 'The file'}: ${issue?.message ?? 'it can’t be read'}`)
}

function partIn(language: Language, parts: readonly string[]) {
	const own = parts.filter((part) => part.startsWith(`[${language}]`))
	const [part = ''] = own
	if (own.length !== 1) throw new NoticeError(`A notice has one part that begins with [${language}].`)
	const [first = '', ...rest] = part.slice(`[${language}]`.length).split('\n')
	const text = rest.join('\n').trim()
	if (text.length > NOTICE_LENGTHS.text)
		throw new NoticeError(`[${language}] has more than ${NOTICE_LENGTHS.text} characters.`)
	return { title: first.trim(), paragraphs: paragraphsIn(text) }
}

/** The paragraphs of a text, with empty lines between them: lines that an editor broke are one. */
export function paragraphsIn(text: string): string[] {
	const parts = text.replaceAll(/\r\n?/g, '\n').split(/\n\s*\n/)
	return parts.map((paragraph) => paragraph.trim().replaceAll(/[ \t\n]+/g, ' ')).filter(Boolean)
}
