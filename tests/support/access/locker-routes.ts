import { byFunction, legendsOnly, ownersAlone, type Row } from './access.ts'
import { SELECTION_ROUTES } from './selection-routes.ts'

const SAVED_PROMPT = {
	title: 'T',
	content: 'C',
	description: 'D',
	tagList: 'a, b',
	categoryId: '',
	newCategory: 'N',
	editedAt: '2999-01-01T00:00:00Z',
}

/** The forms of the locker. */
export const LOCKER_ROUTES: readonly Row[] = [
	{
		route: 'prompt-locker/new',
		form: { title: ' ', content: 'Do [this].' },
		whole: SAVED_PROMPT,
		answers: { none: legendsOnly('/prompt-locker', '400') },
	},
	{
		// Whose categories are whose: app/features/locker/category-change.server.db.test.ts.
		route: 'prompt-locker/categories',
		form: { intent: 'change', id: 'none', name: 'Work' },
		answers: { none: legendsOnly('/prompt-locker/categories', '404') },
	},
	{
		// Whose texts are whose: app/features/locker/locker-texts.server.db.test.ts.
		route: 'prompt-locker/copies',
		json: { texts: ['Do [this].'] },
		answers: { none: { ...byFunction('403'), legend: '200' } },
	},
	{
		route: 'prompt-locker/import',
		form: { file: '{}' },
		answers: { none: legendsOnly('/prompt-locker/import', '400') },
	},
	{
		route: 'prompt-locker/import/:id',
		whole: { withDuplicates: 'on' },
		about: 'import',
		answers: ownersAlone(
			(answer) => legendsOnly('/prompt-locker/import/:id', answer),
			'303 /prompt-locker changes',
			'303 /prompt-locker/import',
		),
	},
	{
		// What is only looked at brought nothing; whose import it is, is asked in app/features/locker/import.
		route: 'prompt-locker/import/:id/undo',
		about: 'import',
		answers: ownersAlone(
			(answer) => legendsOnly('/prompt-locker', answer),
			'303 /prompt-locker',
			'303 /prompt-locker',
		),
	},
	{
		route: 'prompt-locker/:id/edit',
		form: { title: 'Stolen', content: 'Do [this].', editedAt: '2999-01-01T00:00:00Z' },
		whole: SAVED_PROMPT,
		about: 'saved prompt',
		answers: ownersAlone(
			(answer) => legendsOnly('/prompt-locker/:id/edit', answer),
			'303 /prompt-locker changes',
		),
	},
	{
		route: 'prompt-locker/:id/remove',
		form: { seenAt: '2999-01-01T00:00:00Z' },
		about: 'saved prompt',
		answers: ownersAlone(
			(answer) => legendsOnly('/prompt-locker/:id/remove', answer),
			'303 /prompt-locker changes',
		),
	},
	{
		// It is no copy of anything.
		route: 'prompt-locker/:id/original',
		form: { intent: 'merge', version: '2', content: 'Do [this].', editedAt: '2999-01-01T00:00:00Z' },
		about: 'saved prompt',
		answers: ownersAlone((answer) => legendsOnly('/prompt-locker/:id/original', answer), '410'),
	},
	{
		// What the chat service is asked: app/features/chat/refining.
		route: 'prompt-locker/:id/improve',
		form: { intent: 'take', content: 'Do [this] better.', editedAt: '2999-01-01T00:00:00Z' },
		about: 'saved prompt',
		answers: ownersAlone(
			(answer) => legendsOnly('/prompt-locker/:id/improve', answer),
			'303 /prompt-locker/:id changes',
		),
	},
	{
		route: 'prompt-locker/:id/versions',
		form: { version: '1', seenAt: '2999-01-01T00:00:00Z' },
		about: 'saved prompt',
		answers: ownersAlone(
			(answer) => legendsOnly('/prompt-locker/:id/versions', answer),
			'303 /prompt-locker/:id/versions changes',
		),
	},
	...['pin', 'duplicate'].map(
		(what): Row => ({
			route: `prompt-locker/:id/${what}`,
			form: { pinned: 'on', scripted: 'yes' },
			about: 'saved prompt',
			answers: ownersAlone(
				(answer) => legendsOnly('/prompt-locker', answer),
				what === 'pin' ? '200 reads changes' : '200 reads',
			),
		}),
	),
	...SELECTION_ROUTES,
	{
		route: 'prompt-locker/:id/used',
		form: {},
		about: 'saved prompt',
		answers: ownersAlone((answer) => legendsOnly('/prompt-locker', answer), '204 changes'),
	},
	{
		// What is there is answered as it is; what was removed comes back in app/features/locker/locker.server.db.test.ts.
		route: 'prompt-locker/:id/restore',
		form: { scripted: 'yes' },
		about: 'saved prompt',
		answers: ownersAlone((answer) => legendsOnly('/prompt-locker', answer), '200 reads'),
	},
]
