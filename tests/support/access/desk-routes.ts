import { afterLogin, byFunction, legendsOnly, ownersAlone, type Row } from './access.ts'

const FOCUS_SAVE = {
	id: ':thing',
	version: 1,
	title: 'Saved',
	subTasks: [],
	lastPrompts: [],
	mentalStatus: null,
	timer: { startedAt: 1, pausedAt: null, spentMs: 0 },
}

const WHOLE_SAVE = {
	...FOCUS_SAVE,
	isEnding: false,
	subTasks: [{ id: 'a', text: 'Task', completed: false, createdAt: '2026-05-04T09:00:00.000Z' }],
	lastPrompts: ['Do this.'],
	mentalStatus: { emoji: '😊', attentionLevel: 5 },
}
const SAVED_PROMPT = {
	title: 'T',
	content: 'C',
	description: 'D',
	tagList: 'a, b',
	categoryId: '',
	newCategory: 'N',
	editedAt: '2999-01-01T00:00:00Z',
}

/** The forms of focus, chat and locker; tests/support/access/mutating-routes.ts has the others. */
export const DESK_ROUTES: readonly Row[] = [
	{
		route: 'focus',
		form: { intent: 'start', title: ' ' },
		whole: { intent: 'start', title: 'Work', id: ':thing' },
		answers: { none: { ...afterLogin('/focus', '403'), subscriber: '400 lists' } },
	},
	{
		route: 'focus/session',
		form: { id: 'no JSON' },
		answers: { none: { visitor: '401', member: '415', admin: '415' } },
	},
	{
		// Whoever has no plan any more may save once: what was typed is kept, and the session ends.
		route: 'focus/session',
		json: FOCUS_SAVE,
		whole: WHOLE_SAVE,
		about: 'focus session',
		answers: ownersAlone(byFunction, '200 changes'),
	},
	{
		route: 'focus',
		form: { intent: 'end', id: ':thing' },
		about: 'focus session',
		answers: {
			own: afterLogin('/focus', '303 /focus'),
			// The form comes back on the page, with the session that is theirs.
			foreign: { ...afterLogin('/focus', '404'), subscriber: '404 lists' },
			missing: { ...afterLogin('/focus', '404'), subscriber: '404 lists' },
		},
	},
	{
		// Another one is in progress; what happens where none is: app/features/focus/focus.server.db.test.ts.
		route: 'focus/:id/reopen',
		about: 'focus session',
		answers: {
			own: { ...byFunction('403'), subscriber: '409' },
			foreign: { ...byFunction('403'), subscriber: '404' },
			missing: { ...byFunction('403'), subscriber: '404' },
		},
	},
	{
		// Another one is in progress; the page comes back and says so.
		route: 'focus/past/:id',
		form: { intent: 'go-on' },
		about: 'focus session',
		answers: ownersAlone(
			(answer) => ({ ...afterLogin('/focus/past/:id', '403'), subscriber: answer }),
			'409 reads',
		),
	},
	{
		route: 'focus/past/:id',
		form: { intent: 'carry' },
		about: 'focus session',
		answers: ownersAlone(
			(answer) => ({ ...afterLogin('/focus/past/:id', '403'), subscriber: answer }),
			'303 /focus',
		),
	},
	{
		route: 'chat-legend/:id?',
		form: { message: ' ' },
		answers: { missing: legendsOnly('/chat-legend/:id', '400') },
	},
	{
		route: 'chat-legend/:id?',
		form: { message: 'Price a workshop.' },
		about: 'conversation',
		answers: ownersAlone((answer) => legendsOnly('/chat-legend/:id', answer), '303 /chat-legend/:id changes'),
	},
	{
		route: 'chat-legend/conversation/:id',
		form: { intent: 'rename', title: 'Renamed' },
		about: 'conversation',
		answers: ownersAlone((answer) => legendsOnly('/chat-legend/conversation/:id', answer), '200 changes'),
	},
	{
		route: 'chat-legend/conversation/:id',
		// Of a conversation that its person has not seen to its end nothing goes.
		form: { intent: 'remove' },
		about: 'conversation',
		answers: ownersAlone((answer) => legendsOnly('/chat-legend/conversation/:id', answer), '409', '200'),
	},
	{
		// One that is not being written any more stays as it is.
		route: 'chat-legend/reply/:id',
		about: 'reply',
		answers: ownersAlone((answer) => legendsOnly('/chat-legend/reply/:id', answer), '200', '200'),
	},
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
	{
		// What is there is answered as it is; what was removed comes back in app/features/locker/locker.server.db.test.ts.
		route: 'prompt-locker/:id/restore',
		form: { scripted: 'yes' },
		about: 'saved prompt',
		answers: ownersAlone((answer) => legendsOnly('/prompt-locker', answer), '200 reads'),
	},
]
