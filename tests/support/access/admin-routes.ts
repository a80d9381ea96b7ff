import { type Row, staffAfterLogin, staffOnly } from './access.ts'

/** What admins, editors and support look at, but the library's desk. */
export const ADMIN_PAGES: readonly Row[] = [
	{
		route: 'admin',
		about: 'person',
		// An editor's first tab has no people.
		answers: { none: { ...staffOnly('200 lists', 'support'), editor: '200' } },
	},
	{
		route: 'admin/people/:id',
		about: 'person',
		answers: {
			own: staffOnly('200', 'support'),
			foreign: staffOnly('200 reads', 'support'),
			missing: staffOnly('404', 'support'),
		},
	},
	...['give-plan', 'suspend', 'password-link'].map(
		(act): Row => ({
			route: 'admin/people/:id/:act',
			params: { act },
			about: 'person',
			answers: {
				// Nobody acts on themselves.
				own: staffOnly('303 /admin/people/:id', 'support'),
				foreign: staffOnly('200 reads', 'support'),
				missing: staffOnly('404', 'support'),
			},
		}),
	),
	{
		route: 'admin/people/:id/:act',
		params: { act: 'delete' },
		about: 'person',
		answers: { foreign: { ...staffOnly('200 reads'), support: '303 /admin/people/:id' } },
	},
	{ route: 'admin/reports', answers: { none: staffOnly('200', 'editor') } },
	{ route: 'admin/notices', answers: { none: staffOnly('200') } },
	{ route: 'admin/numbers', answers: { none: staffOnly('200') } },
	{ route: 'admin/money', answers: { none: staffOnly('200') } },
	// Which file is wanted is not said here.
	{ route: 'admin/money.csv', answers: { none: staffOnly('404') } },
	{
		route: 'admin/messages',
		about: 'message',
		answers: { none: staffOnly('200 lists', 'support') },
	},
]

/** What they send; nobody else is answered more than no. */
export const ADMIN_ROUTES: readonly Row[] = [
	{
		route: 'admin/people/:id/:act',
		params: { act: 'suspend' },
		form: { reason: 'They sell.', cause: 'abuse' },
		about: 'person',
		answers: {
			// Nobody acts on themselves.
			own: staffAfterLogin('303 /admin/people/:id', 'support'),
			foreign: staffAfterLogin('303 /admin/people/:id changes', 'support'),
			missing: staffAfterLogin('404', 'support'),
		},
	},
	{
		route: 'admin/people/:id/:act',
		params: { act: 'give-plan' },
		form: { reason: 'A prize.', tier: 'pro', until: '2020-01-01', seenUntil: '' },
		whole: {
			...{ reason: 'A prize.', tier: 'pro', until: '2020-01-01', seenUntil: '', cause: 'abuse' },
			...{ confirmation: 'c', subscriptionId: 'sub_1', isEnding: 'no' },
		},
		about: 'person',
		answers: { foreign: staffAfterLogin('400 reads', 'support') },
	},
	{
		// Nobody gives back what is not that person's payment, whatever charge they name.
		route: 'admin/people/:id/:act',
		params: { act: 'refund' },
		form: {
			...{ reason: 'They asked.', amount: '9', payment: 'ch_of_another' },
			...{ wish: '0123456789abcdef01234567', seenRefunded: '0' },
		},
		about: 'person',
		answers: {
			own: staffAfterLogin('303 /admin/people/:id', 'support'),
			foreign: staffAfterLogin('303 /admin/people/:id', 'support'),
			missing: staffAfterLogin('404', 'support'),
		},
	},
	{
		route: 'admin/people/:id/:act',
		params: { act: 'delete' },
		form: { reason: 'They asked.', confirmation: 'somebody@else.test' },
		about: 'person',
		answers: { foreign: { ...staffAfterLogin('400 reads'), support: '303 /admin/people/:id' } },
	},
	{
		route: 'admin/notices',
		// Looked at alone: sent it would change what is stored of everybody who pays.
		form: { to: 'subscribers', link: '/terms', titleEn: 'A', textEn: 'B', titlePt: 'C', textPt: 'D' },
		answers: { none: staffAfterLogin('200') },
	},
	{
		route: 'admin/numbers',
		form: { id: 'one that is gone' },
		answers: { none: staffOnly('303 /admin/numbers') },
	},
	{
		route: 'admin/reports',
		form: { id: ':thing', decision: 'hide', seenUntil: '2026-11-23T00:00:00Z', decisions: '0' },
		whole: {
			...{ id: ':thing', decision: 'hide', word: 'W' },
			...{ seenUntil: '2026-11-23T00:00:00Z', decisions: '0' },
		},
		answers: {
			foreign: staffAfterLogin('303 /admin/reports changes', 'editor'),
			missing: staffAfterLogin('404', 'editor'),
		},
	},
	{
		route: 'admin/messages',
		form: { intent: 'read', id: ':thing' },
		whole: { intent: 'read', id: ':thing', after: '' },
		about: 'message',
		answers: {
			foreign: staffOnly('303 /admin/messages changes', 'support'),
			missing: staffOnly('404 lists', 'support'),
		},
	},
	{
		route: 'admin',
		form: { intent: 'move', category: 'finance', id: 'no prompt', before: '' },
		about: 'person',
		answers: { none: { ...staffOnly('409 lists'), editor: '409' } },
	},
	{
		route: 'admin',
		form: { intent: 'grant', userId: ':thing', confirmed: 'yes', reason: 'They help.' },
		whole: {
			...{ intent: 'grant', userId: ':thing', confirmed: 'yes', reason: 'They help.' },
			...{ role: 'admin', undo: '' },
		},
		about: 'person',
		answers: {
			own: staffAfterLogin('409 lists'),
			foreign: staffAfterLogin('303 /admin?changed=:id changes'),
			missing: staffAfterLogin('404 lists'),
		},
	},
]
