import { z } from 'zod'
import { BLANK_KINDS } from '~/content/catalogue'
import { blanksOf } from '~/features/library/blanks'
import type { SavedBlank } from './saved-blanks'

export const MOST_BLANKS = 200
export const MOST_CHOICES = 50
export const BLANK_LENGTHS = { name: 500, default: 5_000, choice: 300, label: 300, example: 1_000 } as const
/** What all of them say together, as JSON: far more than a prompt with a few fields has. */
export const LONGEST_BLANKS = 50_000

const storable = (most: number) =>
	z
		.string()
		.transform((text) => text.replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed())
		.pipe(z.string().max(most))

/** The blanks of a prompt of which anything is told: one each, a choice with its choices. */
export const SavedBlanks = z
	.array(
		z.object({
			name: storable(BLANK_LENGTHS.name),
			kind: z.enum(BLANK_KINDS),
			default: storable(BLANK_LENGTHS.default),
			choices: z.array(storable(BLANK_LENGTHS.choice)).max(MOST_CHOICES),
			label: storable(BLANK_LENGTHS.label).optional(),
			example: storable(BLANK_LENGTHS.example).optional(),
		}),
	)
	.max(MOST_BLANKS)
	.transform(told)
	.refine((blanks) => JSON.stringify(blanks).length <= LONGEST_BLANKS)

/** Nothing is told of a blank that is short, begins empty and goes by its name. */
function told(blanks: readonly SavedBlank[]): SavedBlank[] {
	const byName = new Map<string, SavedBlank>()
	for (const { name, kind, default: first, choices, label = '', example = '' } of blanks) {
		const own = kind === 'choice' ? [...new Set(choices.map((choice) => choice.trim()).filter(Boolean))] : []
		const said = { ...filledIn('label', label), ...filledIn('example', example) }
		const blank = { name, kind, default: first.trim(), choices: own, ...said }
		const isTold = kind !== 'short' || blank.default !== '' || Object.keys(said).length > 0
		if (name !== '' && isTold) byName.set(name, blank)
	}
	return [...byName.values()]
}

const filledIn = (field: 'label' | 'example', text: string) =>
	text.trim() === '' ? {} : { [field]: text.trim() }

/** What the fields of a form say of the blanks in this text; undefined where the form has none of these fields. */
export function blanksTyped(form: FormData, content: string): SavedBlank[] | undefined {
	if (!form.has('blanksShown')) return undefined
	const fields = ['blankKind', 'blankDefault', 'blankChoices', 'blankLabel', 'blankExample'] as const
	const [kinds, defaults, choices, labels, examples] = fields.map((field) => form.getAll(field).map(String))
	const here = new Set(blanksOf(content).map(({ name }) => name))
	const typed = form.getAll('blank').map((name, at) => ({
		name: String(name),
		kind: BLANK_KINDS.find((kind) => kind === kinds?.[at]) ?? ('short' as const),
		default: defaults?.[at] ?? '',
		choices: (choices?.[at] ?? '').split('\n'),
		label: labels?.[at],
		example: examples?.[at],
	}))
	return told(typed.filter(({ name }) => here.has(name)))
}
