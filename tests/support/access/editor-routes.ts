import { type Answer, type Row, staffOnly } from './access.ts'

const editorsOnly = (answer: Answer) => staffOnly(answer, 'editor')

const saversOnly = (answer: Answer) => ({ ...editorsOnly(answer), visitor: '401' })

const BLANK = { name: 'this', label: 'This', example: 'bread' }
const WORDS = {
	title: 'T',
	tagline: 'T',
	description: 'D',
	promptText: 'Do [this].',
	instructions: 'I',
	steps: ['S'],
	followUp: 'F',
	tags: ['a'],
	searchedAs: ['b'],
	credits: 'C',
	blanks: [BLANK],
}
const SAVING = {
	content: { category: 'finance', isPremium: true, relatedPrompts: ['1', '2', '3'], en: WORDS, pt: WORDS },
	basedOn: null,
	revision: 1,
}
const FIELDS = {
	category: 'finance',
	access: 'premium',
	'related.0': '1',
	...Object.fromEntries(
		['en', 'pt'].flatMap((language) => [
			...Object.entries(WORDS)
				.filter(([field]) => field !== 'blanks')
				.map(([field, words]) => [`${language}.${field}`, String(words)]),
			...Object.entries(BLANK).map(([field, word]) => [`blanks.0.${language}.${field}`, word]),
			[`parts.0.${language}.heading`, 'H'],
			[`parts.0.${language}.note`, 'N'],
		]),
	),
	'blanks.0.kind': 'long',
	'blanks.0.meaning': 'audience',
}
const RELEASE = { when: 'date', at: '2026-11-30T09:00', 'note.en': 'A note.', 'note.pt': 'Uma nota.' }

const aDraft = (route: string, answer: Answer): Row => ({
	route,
	about: 'library draft',
	answers: { foreign: editorsOnly(answer), missing: editorsOnly('404') },
})

/** What editors of the library look at. */
export const EDITOR_PAGES: readonly Row[] = [
	{ route: 'admin/prompts/new', answers: { none: editorsOnly('200') } },
	aDraft('admin/prompts/:id', '200 reads'),
	aDraft('admin/prompts/:id/versions', '200 reads'),
	// As a visitor, who reads no premium text.
	aDraft('admin/prompts/:id/preview', '200'),
	aDraft('admin/prompts/:id/runs', '200'),
]

/** What editors of the library send; nobody else is answered more than no. */
export const EDITOR_ROUTES: readonly Row[] = [
	{
		route: 'admin',
		form: {
			...{ intent: 'describe', category: 'finance', seen: '9' },
			...{ 'en.line': 'A', 'en.description': 'B', 'pt.line': 'C', 'pt.description': 'D' },
		},
		about: 'person',
		// Beside it stands each one's first tab.
		answers: { none: { ...editorsOnly('409'), admin: '409 lists' } },
	},
	{
		route: 'admin/prompts/new',
		form: { address: 'No address' },
		whole: { address: 'some-words', category: 'finance', access: 'free', 'en.title': 'T', 'pt.title': 'T' },
		answers: { none: editorsOnly('400') },
	},
	{
		route: 'admin/prompts/:id',
		form: { intent: 'discard', revision: '1' },
		whole: { intent: 'save', revision: '1', basedOn: '', ...FIELDS },
		about: 'library draft',
		answers: {
			foreign: editorsOnly('303 /admin?tab=prompts changes'),
			missing: editorsOnly('404'),
		},
	},
	{
		// A draft that is not ready stays one.
		route: 'admin/prompts/:id',
		form: { intent: 'release', revision: '1', ...RELEASE, when: 'now' },
		whole: { intent: 'release', revision: '1', ...RELEASE },
		about: 'library draft',
		answers: { foreign: editorsOnly('400 reads'), missing: editorsOnly('404') },
	},
	{
		route: 'admin/prompts/:id',
		form: { intent: 'withdraw' },
		whole: { intent: 'move', address: 'some-other-words' },
		about: 'library draft',
		answers: { foreign: editorsOnly('409 reads'), missing: editorsOnly('404') },
	},
	{
		route: 'admin/prompts/:id/versions',
		form: { intent: 'unschedule' },
		whole: {
			intent: 'unschedule',
			confirmed: 'yes',
			version: '1',
			digest: 'd',
			'note.en': 'A note.',
			'note.pt': 'Uma nota.',
		},
		about: 'library draft',
		answers: { foreign: editorsOnly('409 reads'), missing: editorsOnly('404') },
	},
	{
		route: 'admin/prompts/:id/runs',
		form: { intent: 'pick', run: '1', text: 'en', seen: '', corrections: 'A note.' },
		whole: { intent: 'pick', run: '1', text: 'en', seen: '', corrections: 'A note.' },
		about: 'library draft',
		answers: { foreign: editorsOnly('404'), missing: editorsOnly('404') },
	},
	{
		route: 'admin/prompts/:id/draft',
		json: SAVING,
		about: 'library draft',
		answers: {
			foreign: saversOnly('200 changes'),
			missing: saversOnly('404'),
		},
	},
	{
		// Somebody else has saved since: what they wrote is told.
		route: 'admin/prompts/:id/draft',
		json: { ...SAVING, revision: null },
		about: 'library draft',
		answers: {
			foreign: saversOnly('409 reads'),
			missing: saversOnly('404'),
		},
	},
]
