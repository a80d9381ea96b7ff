import type { Verdict } from '~/features/library/samples/verdict'
import type { Language } from '~/i18n/language'

/** So many notes say where a result would have to be corrected, each so long. */
export const MOST_CORRECTIONS = 6
export const LONGEST_CORRECTION = 400

/** A run in the list, as the page shows it. */
export interface RunLine {
	id: number
	version: number
	model: string
	when: string
	met: number
	judged: number
	isPicked: boolean
}

/** One of the texts that stand beside each other: a run, or what the prompt's file has. */
export type RunSide = number | 'file'

/** A text as the page shows it. */
export interface ShownRun {
	side: RunSide
	version: number | null
	model: string | null
	when: string
	tokens: { read: number; written: number } | null
	seconds: number | null
	answers: readonly { name: string; answer: string }[]
	html: string
	verdicts: readonly Verdict[]
	corrections: readonly string[]
	/** Readers see it. */
	isPicked: boolean
}

/** What the page of a prompt's runs shows, in one language at a time. */
export interface RunsDesk {
	id: string
	title: string
	content: Language
	lines: readonly RunLine[]
	/** Whether there are older ones than it shows. */
	isCut: boolean
	left: ShownRun | null
	right: ShownRun | null
	/** Which run readers see; null for what the file has. */
	picked: number | null
	hasFile: boolean
}
