import { type Answer, byFunction, everybody, type Kind, ownersAlone, PASSWORD, type Row } from './access.ts'

const reading = (route: string, answer: Answer, params: Record<string, string> = {}): Row => ({
	route,
	params,
	answers: { none: everybody(answer) },
})

/** A premium prompt's text is for its author, subscribers and admins. */
const readByPlan: Row['answers'] = {
	own: everybody('200 reads'),
	foreign: { visitor: '200', member: '200', subscriber: '200 reads', admin: '200 reads' },
	missing: everybody('404'),
}

/** For programs, which tell who they are by a token or not at all (docs/api.md). */
const program = (name: string, answers: Row['answers']): Row => ({
	route: `api/${name}`,
	answers,
	isForEverySite: true,
})

/** What the server itself answers to who looks, beside the pages. */
export const READING_DOORS: readonly Row[] = [
	...['healthz', 'readyz', 'feed.xml', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'llms.txt'].map(
		(route) => reading(route, '200'),
	),
	reading('prompt/:name', '200', { name: '1.md' }),
	...['md', 'json'].flatMap((ending) =>
		[true, false].map(
			(byToken): Row => ({
				route: 'prompt/:name',
				params: { name: `:thing.${ending}` },
				byToken,
				answers: readByPlan,
			}),
		),
	),
	// The library fits one file.
	reading(':file', '404', { file: 'sitemap-2.xml' }),
	reading('share/:language/site.png', '200', { language: 'en' }),
	reading('share/:language/prompt/:file', '200', { language: 'en', file: '2.png' }),
	reading('share/:language/post/:file', '200', { language: 'en', file: '1.png' }),
	...['prompts', 'categories'].map((name) => program(`v1/${name}`, { none: everybody('200') })),
	// Cookies are not looked at: everybody is a visitor.
	program('v1/prompts/:id', { own: everybody('200'), foreign: everybody('200'), missing: everybody('404') }),
	{ ...program('v1/prompts/:id', readByPlan), byToken: true },
	program('v1/search', { none: everybody('400') }),
	program('openapi.json', { none: everybody('200') }),
	reading('api/auth/get-session', '200'),
	reading('api/auth/verify-email', '303 /confirm-email?token='),
	reading('api/auth/callback/google', '303 /login'),
]

const auth = (name: string, json: object, answers: Row['answers'], more: Partial<Row> = {}): Row => ({
	route: `api/auth/${name}`,
	json,
	answers,
	...more,
})

const call = (route: string, json: object, answers: Row['answers'], about?: Row['about']): Row => ({
	route: `functions/v1/${route}`,
	json,
	answers,
	...(about ? { about } : {}),
})

/** For Legends alone, and admins are none for being admins. */
const byLegends = (answer: Answer) => ({ ...byFunction('403'), legend: answer })

const ofPrompt = (function_name: string, params: object, own: Answer) =>
	call(
		'prompt_locker_functions',
		{ function_name, params: { prompt_id_param: ':thing', ...params } },
		ownersAlone(byLegends, own),
		'saved prompt',
	)
/** A person who is named and is not the caller is as good as missing (docs/product.md#locker). */
const ofPerson = (function_name: string, params: object, own: Answer) =>
	call(
		'prompt_locker_functions',
		{ function_name, params: { user_id_param: ':thing', ...params } },
		ownersAlone(byLegends, own),
		'person',
	)

/** A tool tells of what it refuses in its answer, which is 200. */
const tool = (name: string, about: Kind, answers: Row['answers']): Row => ({
	route: 'mcp',
	json: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: { id: ':thing' } } },
	about,
	byToken: true,
	answers,
})

const WRITTEN = { title_param: 'Written by a function', content_param: 'Do [this].' }

/** What the server itself takes, beside the pages' forms. */
export const MUTATING_DOORS: readonly Row[] = [
	auth('sign-in/email', { email: 'x@pronto.test', password: 'wrong' }, { none: everybody('401') }),
	auth('sign-up/email', { email: 'no address', password: 'long enough' }, { none: everybody('400') }),
	auth('sign-out', {}, { none: everybody('200') }, { endsSession: true }),
	auth('request-password-reset', { email: 'x@pronto.test' }, { none: everybody('200') }),
	auth('reset-password', { token: 'made up', newPassword: 'long enough' }, { none: everybody('400') }),
	auth(
		'change-password',
		{ currentPassword: `not ${PASSWORD}`, newPassword: 'long enough' },
		{ none: byFunction('400') },
	),
	auth('revoke-sessions', {}, { none: byFunction('200') }, { endsSession: true }),
	auth('send-verification-email', {}, { none: byFunction('409') }),
	auth(
		'sign-in/social',
		{ provider: 'google' },
		{ none: everybody('200') },
		{ whole: { provider: 'google', callbackURL: '/' } },
	),
	{
		route: 'mcp',
		json: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
		answers: { none: everybody('200') },
	},
	tool('read_prompt', 'prompt', {
		own: everybody('200 reads'),
		foreign: { visitor: '200', member: '200', subscriber: '200 reads', admin: '200 reads' },
		missing: everybody('200'),
	}),
	tool('read_saved_prompt', 'saved prompt', {
		own: { ...everybody('200'), legend: '200 reads' },
		foreign: everybody('200'),
		missing: everybody('200'),
	}),
	// What comes of it is nothing that anybody sees: server/metrics.http.test.ts looks.
	{ route: 'prompt/:id/:what', params: { id: '1', what: 'copied' }, answers: { none: everybody('204') } },
	{
		route: 'webhooks/stripe',
		json: { type: 'customer.deleted' },
		whole: {
			id: 'evt_1',
			type: 'customer.subscription.updated',
			created: 1_777_000_000,
			data: { object: {} },
		},
		answers: { none: everybody('400') },
	},
	call('check-subscription', {}, { none: byFunction('200') }),
	// All of them asked for a checkout before, at /pricing: that made them customers.
	call('customer-portal', {}, { none: byFunction('200') }),
	call(
		'create-checkout',
		{ planType: 'premium', countryCode: 'US' },
		{ none: { ...byFunction('200'), subscriber: '409', legend: '200' } },
	),
	call('focus-recommendation', {}, { none: { ...byFunction('403'), subscriber: '200' } }),
	call(
		'chat-with-ai',
		{ message: 'Price a workshop.', conversationId: ':thing' },
		// The stand-in's reply comes back to what was said before.
		ownersAlone(byLegends, '200 reads changes'),
		'conversation',
	),
	ofPerson('get_prompt_categories', {}, '200'),
	ofPerson('create_prompt_category', { name_param: 'Mine' }, '200'),
	ofPerson('get_saved_prompts_with_categories', {}, '200 lists'),
	ofPerson('create_saved_prompt', WRITTEN, '200'),
	ofPrompt('get_saved_prompt', {}, '200 reads'),
	ofPrompt(
		'update_saved_prompt',
		{
			...WRITTEN,
			description_param: '',
			tags_param: [],
			category_id_param: null,
			updated_at_param: '2999-01-01T00:00:00Z',
		},
		'200 changes',
	),
	ofPrompt(
		'merge_saved_prompt',
		{ ...WRITTEN, description_param: '', tags_param: [], category_id_param: null, made_of_param: '' },
		'200 reads',
	),
	ofPrompt('duplicate_saved_prompt', { user_id_param: ':self' }, '200 reads'),
	ofPrompt('delete_saved_prompt', {}, '200 reads changes'),
]
