import type { MessageId } from '~/i18n/words'
import type { Unsent } from '~/ui/form/unsent'
import type { AUDIENCES } from '../notice'

/** What is typed of a notice. */
export const EMPTY_NOTICE = { to: '', link: '', titleEn: '', textEn: '', titlePt: '', textPt: '' }
export type NoticeDraft = typeof EMPTY_NOTICE

/** A notice as one reader gets it. */
export interface ShownMail {
	subject: string
	text: string
}

/** What a notice would be, for whoever sends it to look at. */
export interface NoticePreview {
	mails: { en: ShownMail; pt: ShownMail }
	/** How many people it would go to now. */
	people: number
	/** Whether the same was sent before: then it goes to nobody twice. */
	wasSent: boolean
}

/** A notice that was sent. */
export interface SentNotice {
	name: string
	title: string
	to: (typeof AUDIENCES)[number]
	link: string
	/** In ISO 8601. */
	since: string
	/** The admin's address; null where it was sent by the command, or by somebody who has left. */
	by: string | null
	people: number
	sent: number
	waiting: number
	/** To whom it could not be sent, whatever the reason. */
	failed: number
}

/** What came back of a form: what was typed, and either what it would be or what is wrong with it. */
export interface NoticeAnswer extends Partial<Unsent> {
	typed?: NoticeDraft
	preview?: NoticePreview
	errors?: { [Name in keyof NoticeDraft]?: MessageId }
}
