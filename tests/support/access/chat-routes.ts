import { afterLogin, everybody, leadsTo, legendsOnly, ownersAlone, type Row } from './access.ts'

/** What is read of the chat. */
export const readingChat: Row[] = [
	{
		route: 'chat-legend/:id?',
		about: 'conversation',
		answers: {
			none: { ...everybody('200'), legend: '200 lists' },
			own: { ...everybody('200'), legend: '200 reads' },
			foreign: { ...everybody('200'), legend: '404' },
			missing: { ...everybody('200'), legend: '404' },
		},
	},
	{
		route: 'chat-legend/news',
		about: 'conversation',
		answers: { none: legendsOnly('/chat-legend/news', '200 lists') },
	},
	{
		// A link that nobody made; what one shows to whom: tests/http/shared-chat.http.test.ts.
		route: 'shared/:id',
		answers: { missing: everybody('404') },
	},
	{ route: 'shared/:id/report', answers: { missing: everybody('404') } },
	{ route: 'chat-legend/links', answers: { none: afterLogin('/chat-legend/links', '200') } },
	{
		route: 'chat-legend/roles',
		answers: { none: { ...afterLogin('/chat-legend/roles', '303 /chat-legend'), legend: '200' } },
	},
	{ route: 'chat-legend/roles/:id/undo', answers: { missing: everybody('302 /chat-legend/roles') } },
	leadsTo('chat-legend/conversation/:id', '/chat-legend/:id', 'conversation'),
	...['json', 'md'].map(
		// Their plan does not matter: what was said stays theirs.
		(type): Row => ({
			route: `chat-legend/conversation/:id/export.${type}`,
			about: 'conversation',
			answers: ownersAlone((answer) => afterLogin('/chat-legend', answer), '200 reads'),
		}),
	),
	{
		route: 'chat-legend/reply/:id',
		about: 'reply',
		answers: ownersAlone((answer) => legendsOnly('/chat-legend/reply/:id', answer), '200 reads'),
	},
	{
		route: 'chat-legend/prompt/:id',
		answers: {
			own: legendsOnly('/chat-legend/prompt/:id', '200 reads'),
			foreign: legendsOnly('/chat-legend/prompt/:id', '200 reads'),
			missing: legendsOnly('/chat-legend/prompt/:id', '404'),
		},
	},
	{
		route: 'chat-legend/prompts',
		answers: { none: legendsOnly('/chat-legend/prompts', '200') },
	},
]

/** The forms of what the chat is told beforehand, and of links to conversations. */
export const changingChat: Row[] = [
	{
		// Of one that is there: app/features/reports/chat-report.server.db.test.ts.
		route: 'shared/:id/report',
		form: { reason: 'spam', note: 'Only advertising.' },
		answers: { missing: everybody('404') },
	},
	{
		// Whose conversations are whose: app/features/chat/sharing/share.server.db.test.ts.
		route: 'chat-legend/links',
		form: { intent: 'share', conversation: 'none' },
		whole: { intent: 'share', conversation: 'none', end: '', id: '' },
		answers: { none: legendsOnly('/chat-legend/links', '303 /chat-legend/links') },
	},
	{
		// Whose roles are whose: app/features/chat/roles/role.server.db.test.ts.
		route: 'chat-legend/roles',
		form: { form: 'none', intent: 'save', name: 'Editor', instruction: 'Be brief.' },
		whole: {
			form: 'none',
			intent: 'save',
			name: 'N',
			instruction: 'I',
			isOn: 'on',
			seenAt: '',
			idempotencyKey: 'k',
		},
		answers: { none: legendsOnly('/chat-legend/roles', '404') },
	},
	{
		route: 'chat-legend/roles/:id/undo',
		answers: { missing: legendsOnly('/chat-legend/roles', '303 /chat-legend/roles') },
	},
]
