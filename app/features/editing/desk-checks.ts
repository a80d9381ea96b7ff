import type { Language } from '~/i18n/language'
import type { MessageId, MessageValues } from '~/i18n/words'
import { ITEMS, LENGTHS, type Problem, type ProblemCode, partName, WORDS } from './content-check'
import type { DeskForm } from './desk-form'

const FIELD_LABELS: Record<Problem['field'], MessageId> = {
	title: 'field_title',
	tagline: 'field_tagline',
	description: 'field_description',
	promptText: 'editor_text',
	instructions: 'tab_instructions',
	steps: 'editor_steps',
	followUp: 'versions_follow_up',
	tags: 'tags',
	searchedAs: 'editor_searched_as',
	credits: 'credits',
	blanks: 'versions_blanks',
	answerParts: 'editor_parts',
	relatedPrompts: 'editor_related',
}

/** What a field is called. */
export function fieldLabel(field: Problem['field']): MessageId {
	return FIELD_LABELS[field]
}

/** What is asked before a prompt goes out, in the order of its page. */
const CHECKS: readonly { name: MessageId; finds: (problem: Problem) => boolean }[] = [
	{ name: 'editor_check_whole', finds: ({ code, field }) => code === 'missing' && field !== 'answerParts' },
	{ name: 'editor_check_title', finds: ({ code }) => code === 'title_taken' },
	{ name: 'editor_check_blanks_used', finds: ({ code }) => BLANKS_USED.has(code) },
	{ name: 'editor_check_blanks_told', finds: ({ field }) => field === 'blanks' },
	{ name: 'editor_check_parts', finds: ({ field }) => field === 'answerParts' },
	{ name: 'editor_check_related', finds: ({ field }) => field === 'relatedPrompts' },
	{ name: 'editor_check_own', finds: ({ code }) => code === 'shared_run' },
	{ name: 'editor_check_tone', finds: ({ code }) => SAFE_WORDS.has(code) },
	{ name: 'editor_check_lengths', finds: () => true },
]
const SAFE_WORDS: ReadonlySet<ProblemCode> = new Set(['hype', 'bad_link', 'hidden_sign'])
const BLANKS_USED: ReadonlySet<ProblemCode> = new Set([
	'blank_not_declared',
	'blank_not_used',
	'blanks_out_of_order',
])

export interface DeskCheck {
	name: MessageId
	/** Nothing, where it passes. */
	problems: readonly Problem[]
}

/** Every check with what it finds: each problem is told by the first that it belongs to. */
export function sortProblems(problems: readonly Problem[]): DeskCheck[] {
	const checkOf = (problem: Problem) => CHECKS.find(({ finds }) => finds(problem))
	return CHECKS.map((check) => ({
		name: check.name,
		problems: problems.filter((problem) => checkOf(problem) === check),
	}))
}

/** What has to be asked of other prompts too, which only the server knows. */
export function isAboutOthers({ code }: Problem): boolean {
	return code === 'related_unknown' || code === 'title_taken' || code === 'shared_run'
}

const PROBLEMS: Record<ProblemCode, MessageId> = {
	missing: 'editor_problem_missing',
	too_short: 'editor_problem_size',
	too_long: 'editor_problem_size',
	too_few: 'editor_problem_count',
	too_many: 'editor_problem_count',
	twice: 'editor_problem_twice',
	not_lower_case: 'editor_problem_capitals',
	hype: 'editor_problem_hype',
	bad_link: 'editor_problem_link',
	hidden_sign: 'editor_problem_hidden_sign',
	blank_not_declared: 'editor_problem_blank_not_declared',
	blank_not_used: 'editor_problem_blank_not_used',
	blanks_out_of_order: 'editor_problem_blanks_order',
	blanks_differ: 'editor_problem_blanks_differ',
	choices_wrong: 'editor_problem_choices',
	example_is_no_choice: 'editor_problem_example',
	example_is_no_number: 'editor_problem_example_number',
	example_is_no_date: 'editor_problem_example_date',
	parts_differ: 'editor_problem_parts_differ',
	parts_of_a_free_prompt: 'editor_problem_parts_free',
	gives_text_away: 'editor_problem_gives_away',
	related_unknown: 'editor_problem_related',
	title_taken: 'editor_problem_title',
	shared_run: 'editor_problem_shared_run',
}

/** What a problem is told with; `field` is the name of the field in the person's language. */
export function problemMessage(
	{ code, field, about }: Problem,
	fieldName: string,
): { message: MessageId; values: MessageValues } {
	const isSize = code === 'too_short' || code === 'too_long'
	if (isSize && (field === 'blanks' || field === 'answerParts')) {
		const [one, other] =
			field === 'blanks' ? [LENGTHS.label, LENGTHS.example] : [LENGTHS.heading, LENGTHS.note]
		const values = { about, least: one[0], most: one[1], leastOther: other[0], mostOther: other[1] }
		return { message: field === 'blanks' ? 'editor_problem_blank_size' : 'editor_problem_part_size', values }
	}
	if (field === 'relatedPrompts' && (code === 'too_few' || code === 'too_many')) {
		return { message: 'editor_problem_related_count', values: {} }
	}
	const [least, most] = limitsOf(field)
	const unit = field === 'tagline' || field === 'promptText' ? 'words' : 'characters'
	return { message: PROBLEMS[code], values: { field: fieldName, about, least, most, unit } }
}

/** How much a field takes; nothing is asked of the size of the others. */
function limitsOf(field: Problem['field']): readonly [number, number] {
	if (field === 'title' || field === 'description') return LENGTHS[field]
	if (field === 'tagline' || field === 'promptText') return WORDS[field]
	if (field === 'tags' || field === 'searchedAs' || field === 'blanks' || field === 'steps')
		return ITEMS[field]
	return [0, 0]
}

/**
 * The id of the field to go to for a problem; of several the first in question. What is about both languages leads to
 * the one that is shown.
 */
export function placeOf({ field, language, about, code }: Problem, form: DeskForm, shown: Language): string {
	const side = language ?? shown
	// What is about both is told by its English name.
	const told = language ?? 'en'
	if (field === 'relatedPrompts') return `related-${Math.max(0, form.related.indexOf(about))}`
	if (field === 'blanks') {
		const at = form.blanks.findIndex((blank) => blank[told].name === about)
		if (code === 'blank_not_declared' || at < 0)
			return form.blanks.length > 0 ? `blanks-0-${side}-name` : 'blanks'
		return `blanks-${at}-${side}-${PLACE_IN_BLANK[code] ?? 'name'}`
	}
	if (field === 'answerParts') {
		const at = Math.max(
			0,
			form.parts.findIndex((part, at) => partName(part[told].heading, at) === about),
		)
		return form.parts.length > 0 ? `parts-${at}-${side}-heading` : 'parts'
	}
	return `${side}-${field}`
}

const PLACE_IN_BLANK: { [Code in ProblemCode]?: string } = {
	too_short: 'label',
	too_long: 'label',
	choices_wrong: 'choices',
	example_is_no_choice: 'example',
	example_is_no_number: 'example',
	example_is_no_date: 'example',
	blanks_differ: 'choices',
}
