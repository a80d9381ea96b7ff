import { afterLogin, everybody, ownersAlone, type Row } from './access.ts'

const TITLE = 'Untouched by strangers'
const PROMPT = {
	title: TITLE,
	description: 'What it is.',
	category: 'finance',
	promptText: 'Do [this].',
}
const WHOLE_PROMPT = {
	...PROMPT,
	tagline: 'T',
	instructions: 'I',
	credits: 'C',
	tags: 'a, b',
	language: 'en',
	isPremium: 'on',
	note: 'N',
	editedAt: '2999-01-01T00:00:00Z',
}

/** The pages of who writes prompts: a draft is its author's alone, whatever an admin may do with what is published. */
export const AUTHORING_PAGES: readonly Row[] = [
	{
		route: 'prompt/:id/edit',
		answers: {
			own: afterLogin('/prompt/:id/edit', '200 reads'),
			foreign: { ...afterLogin('/prompt/:id/edit', '404'), admin: '200 reads' },
			missing: afterLogin('/prompt/:id/edit', '404'),
		},
	},
	{
		route: 'prompt/:id/versions',
		answers: {
			own: afterLogin('/prompt/:id/versions', '200 reads'),
			foreign: { ...afterLogin('/prompt/:id/versions', '404'), admin: '200 reads' },
			missing: afterLogin('/prompt/:id/versions', '404'),
		},
	},
	{
		route: 'prompt/:id/edit',
		about: 'prompt draft',
		answers: ownersAlone((answer) => afterLogin('/prompt/:id/edit', answer), '200 reads'),
	},
	{
		route: 'prompt/:id',
		about: 'prompt draft',
		answers: { own: everybody('404'), foreign: everybody('404'), missing: everybody('404') },
	},
	{
		route: 'prompt/:id/discard',
		about: 'prompt draft',
		answers: ownersAlone((answer) => afterLogin('/prompt/:id/discard', answer), '200 reads'),
	},
	{
		route: 'prompt/:id/remove',
		answers: {
			own: afterLogin('/prompt/:id/remove', '200'),
			foreign: { ...afterLogin('/prompt/:id/remove', '404'), admin: '200' },
			missing: afterLogin('/prompt/:id/remove', '404'),
		},
	},
]

/** Their forms. */
export const AUTHORING_ROUTES: readonly Row[] = [
	{
		route: 'prompt/:id/edit',
		form: { ...PROMPT, title: 'Stolen', editedAt: '2999-01-01T00:00:00Z' },
		whole: WHOLE_PROMPT,
		answers: {
			own: afterLogin('/prompt/:id/edit', '303 /prompt/:id changes'),
			foreign: { ...afterLogin('/prompt/:id/edit', '404'), admin: '303 /prompt/:id changes' },
			missing: afterLogin('/prompt/:id/edit', '404'),
		},
	},
	{
		route: 'prompt/:id/edit',
		form: { intent: 'draft', title: 'Stolen', language: 'en', editedAt: '2999-01-01T00:00:00Z' },
		whole: { ...WHOLE_PROMPT, intent: 'draft', note: 'N' },
		about: 'prompt draft',
		answers: ownersAlone((answer) => afterLogin('/prompt/:id/edit', answer), '303 /prompt/:id/edit changes'),
	},
	{
		route: 'prompt/:id/discard',
		form: { seenAt: '2999-01-01T00:00:00Z' },
		about: 'prompt draft',
		answers: ownersAlone(
			(answer) => afterLogin('/prompt/:id/discard', answer),
			'303 /profile?tab=prompts changes',
		),
	},
	{
		route: 'prompt/:id/versions',
		form: { version: '1', seenAt: '2999-01-01T00:00:00Z' },
		whole: { version: '1', seenAt: '2999-01-01T00:00:00Z', note: 'N' },
		answers: {
			// What it says again is what it says.
			own: afterLogin('/prompt/:id/versions', '303 /prompt/:id/versions'),
			foreign: { ...afterLogin('/prompt/:id/versions', '404'), admin: '303 /prompt/:id/versions' },
			missing: afterLogin('/prompt/:id/versions', '404'),
		},
	},
	{
		route: 'prompt/:id/remove',
		form: { seenAt: '2999-01-01T00:00:00Z' },
		answers: {
			own: afterLogin('/prompt/:id/remove', '303 /profile?tab=prompts changes'),
			foreign: { ...afterLogin('/prompt/:id/remove', '404'), admin: '303 /profile?tab=prompts changes' },
			missing: afterLogin('/prompt/:id/remove', '404'),
		},
	},
	{
		route: 'create-prompt',
		form: { title: 'Half' },
		whole: WHOLE_PROMPT,
		answers: { none: afterLogin('/create-prompt', '400') },
	},
]
