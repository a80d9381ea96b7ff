import { z } from 'zod'
import { requiredText, says } from '~/core/form-schema'
import { trimmed } from '~/core/trimmed'
import { AUDIENCES, NOTICE_LENGTHS, Notice, OWN_PAGE, paragraphsIn } from '../notice'

/** What can't be seen goes, but for what parts words and lines. */
const visible = (text: unknown) =>
	typeof text === 'string' ? text.replaceAll(/[^\P{Cc}\n\r\t]/gu, '') : text
const title = z.preprocess(
	(text) => (typeof text === 'string' ? text.replaceAll(/\s/g, ' ') : text),
	z.preprocess(visible, requiredText('notice_title_required', NOTICE_LENGTHS.title)),
)
const written = z.preprocess(visible, requiredText('notice_text_required', NOTICE_LENGTHS.text))
const text = written.transform((written, context) => {
	const paragraphs = paragraphsIn(written)
	if (paragraphs.length > NOTICE_LENGTHS.paragraphs) {
		context.addIssue({ code: 'custom', message: says('notice_too_many_paragraphs').error })
	}
	return paragraphs
})

/** A notice as its form has it, in the shape in which it is sent. */
export const NoticeInput = z
	.object({
		to: z.enum(AUDIENCES, says('notice_to_required')),
		link: z
			.string()
			.overwrite((link) => trimmed(link) || '/')
			.max(NOTICE_LENGTHS.link, says('text_too_long'))
			.regex(OWN_PAGE, says('notice_link_invalid')),
		titleEn: title,
		textEn: text,
		titlePt: title,
		textPt: text,
	})
	.transform(({ to, link, titleEn, textEn, titlePt, textPt }) =>
		Notice.parse({
			...{ to, link },
			words: {
				en: { title: titleEn, paragraphs: textEn },
				pt: { title: titlePt, paragraphs: textPt },
			},
		}),
	)

/** How many characters of each field come back where a form is refused. */
export const LONGEST_NOTICE = {
	to: 20,
	link: NOTICE_LENGTHS.link,
	titleEn: NOTICE_LENGTHS.title,
	textEn: NOTICE_LENGTHS.text,
	titlePt: NOTICE_LENGTHS.title,
	textPt: NOTICE_LENGTHS.text,
} as const
