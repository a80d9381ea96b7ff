import { afterLogin, byFunction, legendsOnly, ownersAlone, type Row } from './access.ts'
import { changingChat } from './chat-routes.ts'
import { LOCKER_ROUTES } from './locker-routes.ts'

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
/** The forms of focus, chat and locker; tests/support/access/mutating-routes.ts has the others. */
export const DESK_ROUTES: readonly Row[] = [
	{
		route: 'focus',
		form: { intent: 'start', title: ' ' },
		whole: {
			intent: 'start',
			title: 'Work',
			id: ':thing',
			focus: '50',
			rest: '10',
			longRest: '20',
			longRestAfter: '4',
			waits: 'true',
		},
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
		route: 'focus/past/:id',
		form: { intent: 'delete' },
		about: 'focus session',
		answers: ownersAlone(
			(answer) => ({ ...afterLogin('/focus/past/:id', '403'), subscriber: answer }),
			'303 /focus changes',
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
	...changingChat,
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
	...LOCKER_ROUTES,
]
