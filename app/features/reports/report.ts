import type { Language } from '~/i18n/language'
import type { MessageId } from '~/i18n/words'

/** Why somebody reports a prompt. */
export const REPORT_REASONS = ['harmful', 'spam', 'copied', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** How many characters a report's line and a word to an author take. */
export const NOTE_AT_MOST = 500
export const WORD_AT_MOST = 1_000

/** What can be done about a prompt that was reported. */
export const DECISIONS = ['keep', 'hide', 'show', 'delete'] as const
export type Decision = (typeof DECISIONS)[number]

/** What the form shows: all of it as text. */
export type ReportDraft = Record<'reason' | 'note', string>

export const REASON_WORDS = {
	harmful: 'report_harmful',
	spam: 'report_spam',
	copied: 'report_copied',
	other: 'report_other',
} as const satisfies Record<ReportReason, MessageId>

/** A report as admins read it. */
export interface ShownReport {
	id: string
	reason: ReportReason
	note: string | null
	createdAt: string
}

/** A prompt with the newest of its reports, as admins read it. */
export interface ReportedPrompt {
	id: string
	title: string
	language: Language
	/** What its author is called. */
	author: string
	isHidden: boolean
	/** What its author was told when it was hidden. */
	hiddenWord: string | null
	/** How many reports there are: open ones, or all of a hidden prompt. */
	count: number
	reports: readonly ShownReport[]
	/** When the newest of them came: reports that come later are not decided on. */
	seenUntil: string
	/** How often it was decided about: who decides says what they saw of that. */
	decisions: number
}
