import type { PromptWords } from '~/content/catalogue'
import { runsOf, SHARED_RUN } from '../versions/text-runs'

/** The first line of a table in Markdown: the columns that an answer was asked for. */
const TABLE_HEAD = /^.*\n(?=\|[-:| ]+\|\s*$)/gm

/** The first passage of a prompt's text that stands in what is told of it, but for heads of tables; null where there is none. */
export function quotedPassage(
	{ promptText, followUp }: Pick<PromptWords, 'promptText' | 'followUp'>,
	told: readonly string[],
): string | null {
	const passages = runsOf(`${promptText}\n${followUp}`, SHARED_RUN)
	for (const text of told) {
		for (const run of runsOf(text.replace(TABLE_HEAD, ''), SHARED_RUN)) if (passages.has(run)) return run
	}
	return null
}
