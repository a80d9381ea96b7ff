import {
	type Answers,
	afterLogin,
	byFunction,
	everybody,
	leadsTo,
	legendsOnly,
	ownersAlone,
	type Row,
	visitorsOnly,
} from './access.ts'
import { readingChat } from './chat-routes.ts'

const opened = (routes: readonly string[], answers: Row['answers']) =>
	routes.map((route): Row => ({ route, answers }))

/** Inside the locker: visitors log in, who has no Legend plan is led to the locker, which says why not. */
const insideLocker = (page: string, answer: string): Answers => ({
	...afterLogin(page, '303 /prompt-locker'),
	legend: answer,
})

const savedPromptPage = (route: string, answer: string): Row => ({
	route,
	about: 'saved prompt',
	answers: {
		own: insideLocker(`/${route}`, answer),
		foreign: insideLocker(`/${route}`, '404'),
		missing: insideLocker(`/${route}`, '404'),
	},
})

const pastSession = (answer: string): Answers => ({
	...afterLogin('/focus/past/:id', '303 /focus'),
	subscriber: answer,
})

/** Everything that can be looked at, for everybody, about everybody's things. */
export const READING_ROUTES: readonly Row[] = [
	...opened(
		['', 'categories', 'featured', 'popular', 'pricing', 'blog', 'guides', 'faq', 'contact']
			.concat(['terms', 'privacy', 'cookies', 'accessibility', 'search/suggestions', 'begun', 'developers'])
			.concat(['forgot-password', 'reset-password', 'withdraw']),
		{ none: everybody('200') },
	),
	{
		// Nothing is asked for here; who finds what: app/routes/search/own-things.db.test.ts.
		route: 'search/own',
		answers: { none: byFunction('200') },
	},
	...opened(['login', 'signup'], { none: visitorsOnly('200') }),
	...Object.entries({ 'category/:id': 'finance', 'series/:id': 'ship' }).map(([route, id]) => ({
		route,
		params: { id },
		answers: { none: everybody('200'), missing: everybody('404') },
	})),
	{
		route: 'categories/:id',
		params: { id: 'finance' },
		answers: { none: everybody('301 /category/finance') },
	},
	{ route: 'blog/:id', params: { id: '1' }, answers: { none: everybody('200'), missing: everybody('404') } },
	{
		route: 'guides/:section',
		params: { section: 'getting-started' },
		answers: { none: everybody('301 /guides#getting-started') },
	},
	{
		route: 'guides/:section',
		params: { section: 'nowhere' },
		answers: { none: everybody('404') },
	},
	{
		route: 'guides/:section/:number',
		params: { section: 'getting-started', number: '1' },
		answers: { none: everybody('200') },
	},
	{
		route: 'guides/:section/:number',
		params: { section: 'getting-started', number: '99' },
		answers: { none: everybody('404') },
	},
	...['no/such/page', '.git/config', '.env', 'package.json', '..%2f.env'].map(
		(path): Row => ({ route: '*', params: { '*': path }, answers: { none: everybody('404') } }),
	),
	{
		route: 'prompt/:id',
		answers: {
			own: everybody('200 reads'),
			foreign: { visitor: '200', member: '200', subscriber: '200 reads', admin: '200 reads' },
			missing: everybody('404'),
		},
	},
	{
		route: 'prompt/:id/report',
		answers: { own: everybody('200'), foreign: everybody('200'), missing: everybody('404') },
	},
	{ route: 'prompt/:id/changes', params: { id: '1' }, answers: { none: everybody('200') } },
	{
		route: 'prompt/:id/changes',
		// What somebody created shows its versions to its author alone, at an address of their own.
		answers: { own: everybody('404'), foreign: everybody('404'), missing: everybody('404') },
	},
	leadsTo('prompt/:id/favorite', '/prompt/:id', 'prompt'),
	leadsTo('prompt/:id/used', '/prompt/:id', 'prompt'),
	leadsTo('login/google', '/login'),
	leadsTo('logout', '/'),
	leadsTo('confirm-email', '/'),
	leadsTo('account', '/settings?tab=subscription'),
	leadsTo('settings/sessions', '/settings?tab=account'),
	leadsTo('settings/answers/sync', '/settings/answers'),
	leadsTo('settings/weekly-mail', '/settings?tab=account'),
	// What a made up token opens is nobody's.
	{ route: 'unsubscribe', answers: { none: everybody('404') } },
	...[
		'profile',
		'settings',
		'settings/answers',
		'settings/password',
		'settings/cancel',
		'settings/delete',
		'subscription-success',
		'create-prompt',
	].map((route): Row => ({ route, answers: { none: afterLogin(`/${route}`, '200') } })),
	{
		route: 'settings/tokens',
		about: 'access token',
		answers: {
			own: afterLogin('/settings/tokens', '200 reads'),
			foreign: afterLogin('/settings/tokens', '200 lists'),
		},
	},
	{
		route: 'settings/export.json',
		about: 'prompt',
		answers: { none: afterLogin('/settings/export.json', '200 lists') },
	},
	{
		route: 'prompt-locker',
		about: 'saved prompt',
		answers: { none: { ...afterLogin('/prompt-locker', '200'), legend: '200 lists' } },
	},
	...opened(['prompt-locker/new'], { none: insideLocker('/prompt-locker/new', '200') }),
	...opened(['prompt-locker/selection'], { none: insideLocker('/prompt-locker/selection', '200') }),
	...opened(['prompt-locker/import'], { none: insideLocker('/prompt-locker/import', '200') }),
	{
		route: 'prompt-locker/import/:id',
		about: 'import',
		answers: ownersAlone(
			(answer) => insideLocker('/prompt-locker/import/:id', answer),
			'200 reads',
			'303 /prompt-locker/import',
		),
	},
	...['json', 'csv'].map(
		// Their plan does not matter: what they saved stays theirs.
		(type): Row => ({
			route: `prompt-locker/export.${type}`,
			about: 'saved prompt',
			answers: {
				none: {
					...afterLogin('/prompt-locker', '200 lists'),
					member: '200',
					subscriber: '200 lists',
					author: '200 lists',
				},
			},
		}),
	),
	{
		route: 'prompt-locker/export/:format',
		params: { format: 'raycast' },
		about: 'saved prompt',
		answers: {
			none: {
				...afterLogin('/prompt-locker', '200 lists'),
				member: '200',
				subscriber: '200 lists',
				author: '200 lists',
			},
		},
	},
	{ route: 'prompt-locker/export', answers: { none: afterLogin('/prompt-locker/export', '200') } },
	{
		route: 'prompt-locker/cards',
		about: 'saved prompt',
		answers: { none: legendsOnly('/prompt-locker', '200 lists') },
	},
	{
		// Nothing is asked for here; whose copies are whose: app/features/locker/locker-origin.server.db.test.ts.
		route: 'prompt-locker/copies',
		answers: { none: legendsOnly('/prompt-locker', '200') },
	},
	{
		route: 'prompt-locker/categories',
		answers: { none: insideLocker('/prompt-locker/categories', '200') },
	},
	savedPromptPage('prompt-locker/:id', '200 reads'),
	savedPromptPage('prompt-locker/:id/edit', '200 reads'),
	savedPromptPage('prompt-locker/:id/remove', '200'),
	savedPromptPage('prompt-locker/:id/original', '200'),
	savedPromptPage('prompt-locker/:id/improve', '200'),
	savedPromptPage('prompt-locker/:id/versions', '200 reads'),
	leadsTo('prompt-locker/import/:id/undo', '/prompt-locker/import', 'import'),
	leadsTo('prompt-locker/:id/pin', '/prompt-locker', 'saved prompt'),
	leadsTo('prompt-locker/:id/used', '/prompt-locker', 'saved prompt'),
	leadsTo('prompt-locker/selection/export', '/prompt-locker', 'saved prompt'),
	leadsTo('prompt-locker/changes/:id/undo', '/prompt-locker', 'saved prompt'),
	leadsTo('prompt-locker/:id/restore', '/prompt-locker', 'saved prompt'),
	leadsTo('prompt-locker/:id/duplicate', '/prompt-locker', 'saved prompt'),
	{
		route: 'focus',
		about: 'focus session',
		answers: { none: { ...everybody('200'), subscriber: '200 lists' } },
	},
	{
		// Their own: tests/http/focus.http.test.ts. Here the first session of a person is the one in progress.
		route: 'focus/past/:id',
		about: 'focus session',
		answers: { foreign: pastSession('404'), missing: pastSession('404') },
	},
	{
		route: 'focus/:id/reopen',
		about: 'focus session',
		answers: { missing: everybody('302 /focus') },
	},
	{
		route: 'focus/session',
		about: 'focus session',
		answers: { none: { visitor: '401', member: '403', admin: '403', subscriber: '200' } },
	},
	{
		route: 'focus/time',
		about: 'focus session',
		answers: { none: { ...afterLogin('/focus/time', '303 /focus'), subscriber: '200 lists' } },
	},
	leadsTo('admin/prompts/:id/draft', '/admin/prompts/:id', 'library draft'),
	...readingChat,
]
