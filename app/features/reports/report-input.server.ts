import { z } from 'zod'
import { optionalText, says } from '~/core/form-schema'
import { Moment } from '~/i18n/moment.server'
import { DECISIONS, NOTE_AT_MOST, REPORT_REASONS, WORD_AT_MOST } from './report'

/** What somebody says about a prompt that they report. */
export const ReportInput = z.object({
	reason: z.enum(REPORT_REASONS, says('report_reason_required')),
	note: optionalText(NOTE_AT_MOST),
})

export type ReportInput = z.infer<typeof ReportInput>

/** What an admin decides about a prompt, of which they saw the reports until a moment, and so many earlier decisions. */
export const DecisionInput = z.object({
	decision: z.enum(DECISIONS),
	word: optionalText(WORD_AT_MOST),
	seenUntil: Moment,
	decisions: z.coerce.number().int().min(0).max(1_000_000),
})

export type DecisionInput = z.infer<typeof DecisionInput>

/** How many characters of each field come back where a form is refused. */
export const LONGEST_REPORT = { reason: 20, note: NOTE_AT_MOST } as const
export const LONGEST_DECISION = { word: WORD_AT_MOST } as const
