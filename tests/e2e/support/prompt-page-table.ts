import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { z } from 'zod'
import { conditions } from '../../../bench/report.ts'
import { library } from './library.ts'
import { BESIDE_FROM, SCREENS_MEASURED } from './prompt-page.ts'
import { LANGUAGE_NAME, LANGUAGES } from './words.ts'

const RESULTS = 'docs/prompt-page.md'
const COMMAND = "npm run walk -- 'fields of prompts'"
const LEAD = `Every prompt of the catalogue in every window, opened by somebody who may read it (\`tests/e2e/library/prompt-layout.e2e.ts\`).
*First field*: pixels from the top of the page, over all prompts. *Seen at once*: prompts whose first field is whole on the first
screen. *Free*: fields that nothing covers once they have the focus. *With its blank*: those of them that are then seen together with
their place in the text (below ${BESIDE_FROM} px it lies folded under the fields). *Copy, Open in*: places of the page, every 200 px from
its top to the end of the text, where both can be pressed. *Shift*: the worst sum of what moved by itself.`

const Measured = z.object({
	language: z.enum(LANGUAGES),
	width: z.number(),
	fields: z.number(),
	firstField: z.number(),
	isFirstSeen: z.boolean(),
	uncovered: z.number(),
	together: z.number(),
	places: z.number(),
	inReach: z.number(),
	shift: z.number(),
})
type Measured = z.infer<typeof Measured>

/** How the journey of the prompt's pages leaves what it measured of one. */
export const MEASURED = 'prompt page'

/** Writes what was measured of the prompt's pages as a table, where all of them were. */
export default class PromptPageTable implements Reporter {
	readonly #measured: Measured[] = []

	onTestEnd({ annotations }: TestCase): void {
		for (const { type, description = '' } of annotations) {
			if (type === MEASURED) this.#measured.push(Measured.parse(JSON.parse(description)))
		}
	}

	onEnd(): void {
		if (this.#measured.length < library.length * SCREENS_MEASURED.length * LANGUAGES.length) return
		const rows = SCREENS_MEASURED.flatMap(({ width, height }) =>
			LANGUAGES.map((language) => {
				const pages = this.#measured.filter((one) => one.width === width && one.language === language)
				return `| ${width} × ${height}, ${LANGUAGE_NAME[language]} | ${cells(pages).join(' | ')} |`
			}),
		)
		const head = '| window | first field | seen at once | free | with its blank | Copy, Open in | shift |'
		const table = [head, `|${'---|'.repeat(7)}`, ...rows].join('\n')
		writeFileSync(
			RESULTS,
			`# The prompt’s page in one view\n\n${LEAD}\n\n${conditions(COMMAND)}\n\n${table}\n`,
		)
	}
}

function cells(pages: readonly Measured[]): string[] {
	const firsts = pages.map(({ firstField }) => firstField)
	const span = [...new Set([Math.min(...firsts), Math.max(...firsts)])].join('–')
	const isBeside = pages.every(({ width }) => width >= BESIDE_FROM)
	const sum = (count: (page: Measured) => number) => pages.reduce((all, page) => all + count(page), 0)
	const fields = sum((page) => page.fields)
	return [
		`${span} px`,
		`${pages.filter(({ isFirstSeen }) => isFirstSeen).length} of ${pages.length}`,
		`${sum((page) => page.uncovered)} of ${fields}`,
		isBeside ? `${sum((page) => page.together)} of ${fields}` : '–',
		`${sum((page) => page.inReach)} of ${sum((page) => page.places)}`,
		Math.max(...pages.map(({ shift }) => shift)).toFixed(3),
	]
}
