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
]
