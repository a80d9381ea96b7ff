import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'

/** An address that the product answers at, and what an honest request to it holds. */
export interface Door {
	method: 'GET' | 'POST'
	/** With parameters as `:name`. */
	path: string
	/** What a form or a JSON body says there. */
	fields: Fields
	isJson: boolean
	/** Whoever comes through honestly has no session afterwards. */
	endsSession: boolean
}

const SIGNS_OUT = /^\/(?:logout|settings\/sessions|api\/auth\/(?:sign-out|revoke-sessions))$/
/** They answer on ports of their own, inside of the machine. */
const ELSEWHERE = /^sandbox\/(?:stripe\/api|chat\/service|mail\/outbox)/
const ACTION = /^export (?:async )?(?:function|const) action\b/m
const VERB = /\.(get|post|put|patch|delete|all)\(\s*'(\/[^'*]*)'/g

type Fields = Readonly<Record<string, unknown>>

const PERSON = { email: 'somebody@pronto.test', password: 'long enough' }
const PROMPT = {
	title: 'T',
	tagline: 'T',
	description: 'D',
	category: 'finance',
	promptText: 'Do [this].',
	instructions: 'I',
	credits: 'C',
	tags: 'a, b',
	language: 'en',
	isPremium: 'on',
}
const SAVED = { title: 'T', content: 'C', description: 'D', tags: 'a, b', categoryId: '', newCategory: 'N' }
const LOCKER = {
	function_name: 'update_saved_prompt',
	params: {
		prompt_id_param: ':id',
		title_param: 'T',
		content_param: 'C',
		description_param: null,
		tags_param: ['a'],
		category_id_param: null,
		updated_at_param: '2026-05-04T09:00:00.000Z',
		name_param: 'N',
		title_suffix: '(Copy)',
	},
}
const FOCUS = {
	id: ':id',
	version: 1,
	isEnding: false,
	title: 'Work',
	subTasks: [{ id: 'a', text: 'Task', completed: false, createdAt: '2026-05-04T09:00:00.000Z' }],
	lastPrompts: ['Do this.'],
	mentalStatus: { emoji: '😊', attentionLevel: 5 },
	timer: { startedAt: 1_777_000_000_000, pausedAt: null, spentMs: 0 },
}

/** What honest requests say at the doors that take something. */
const FIELDS: Record<string, Fields> = {
	'/login': { ...PERSON, next: '/' },
	'/signup': { ...PERSON, next: '/' },
	'/login/google': { next: '/' },
	'/logout': { next: '/' },
	'/forgot-password': { email: PERSON.email },
	'/reset-password': { token: 'made up', password: PERSON.password },
	'/confirm-email': { next: '/faq' },
	'/prompt/:id/favorite': { favorite: 'on', next: '/faq', scripted: 'yes' },
	'/prompt/:id/used': { next: '/faq', scripted: 'yes' },
	'/prompt/:id/edit': { ...PROMPT, editedAt: '2999-01-01' },
	'/prompt/:id/remove': {},
	'/create-prompt': PROMPT,
	'/profile': {
		fullName: 'F',
		username: 'somebody',
		avatarUrl: 'https://x.org/a.png',
		website: 'https://x.org',
	},
	'/settings': { language: 'en', fullName: 'F', username: 'somebody', avatarUrl: '' },
	'/settings/password': { current: 'wrong', wanted: 'long enough' },
	'/settings/sessions': {},
	'/settings/tokens': { intent: 'make', name: 'T', scopes: 'prompts:read', lifetime: '30' },
	'/settings/delete': { confirmation: 'somebody@else.test', password: 'wrong' },
	'/pricing': { planType: 'premium', intent: 'buy' },
	'/contact': { name: 'Ana', email: 'ana@pronto.test', subject: 'S', message: 'M' },
	'/admin': { intent: 'grant', userId: 'nobody', email: 'nobody@pronto.test' },
	'/admin/messages': { intent: 'read', id: 'none' },
	'/focus': { intent: 'start', title: 'Work', id: ':id' },
	'/focus/session': FOCUS,
	'/chat-legend/:id': { message: 'Price a workshop.' },
	'/chat-legend/conversation/:id': { intent: 'rename', title: 'Renamed' },
	'/chat-legend/reply/:id': { intent: 'stop' },
	'/prompt-locker/new': SAVED,
	'/prompt-locker/import': {
		intent: 'import',
		text: '{"prompts":[{"title":"T","content":"C"}]}',
		withDuplicates: 'on',
	},
	'/prompt-locker/:id/edit': { ...SAVED, editedAt: '2999-01-01' },
	'/prompt-locker/:id/remove': {},
	'/prompt-locker/:id/pin': { pinned: 'on', scripted: 'yes' },
	'/prompt-locker/:id/restore': { scripted: 'yes' },
	'/prompt-locker/:id/duplicate': { scripted: 'yes' },
	'/functions/v1/create-checkout': { planType: 'premium', countryCode: 'US' },
	'/functions/v1/chat-with-ai': { message: 'Price a workshop.', conversationId: ':id' },
	'/functions/v1/prompt_locker_functions': LOCKER,
	'/api/auth/sign-in/email': PERSON,
	'/api/auth/sign-up/email': PERSON,
	'/api/auth/request-password-reset': { email: PERSON.email },
	'/api/auth/reset-password': { token: 'made up', newPassword: PERSON.password },
	'/api/auth/change-password': { currentPassword: 'wrong', newPassword: PERSON.password },
	'/api/auth/sign-in/social': { provider: 'google', callbackURL: '/' },
	'/mcp': {
		jsonrpc: '2.0',
		id: 1,
		method: 'tools/call',
		params: { name: 'search_prompts', arguments: { query: 'email' } },
	},
	'/webhooks/stripe': { id: 'evt_1', type: 'customer.subscription.updated', data: { object: {} } },
	'/sandbox/identity/token': { grant_type: 'authorization_code', code: 'x', code_verifier: 'y' },
	'/sandbox/identity/authorize': { person: 'x', decision: 'allow' },
	'/sandbox/checkout/:session': { decision: 'decline' },
	'/sandbox/portal/:session': { decision: 'x' },
	'/sandbox/chat': { mood: 'quick', status: '500' },
}

/** Every door there is: pages by the table of routes, all others by what the server's own files say. */
export function everyDoor(): Door[] {
	return [...pages(), ...handlers(), ...operations()]
}

function pages(): Door[] {
	return flat(routes).flatMap(({ path = '', file }) => {
		const address = `/${path.replace('?', '').replace('*', ':anything')}`
		const takesForms = ACTION.test(readFileSync(join('app', file), 'utf8'))
		return takesForms ? [door('GET', address), door('POST', address)] : [door('GET', address)]
	})
}

function flat(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
	return entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
}

function handlers(): Door[] {
	const files = ['server', 'sandbox']
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
		)
		.filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !ELSEWHERE.test(file))
	return files.flatMap((file) => {
		const text = readFileSync(file, 'utf8')
		const named = /const PATH = '([^']*)'/.exec(text)?.[1]
		const base = /\.basePath\((?:'([^']*)'|PATH)\)/.exec(text)
		const prefix = base ? (base[1] ?? named ?? '') : ''
		return [...text.matchAll(VERB)].flatMap(([, verb, path = '']) => {
			const own = prefix && path === '/' ? '' : path
			return addressesOf(prefix + own).map((address) => door(verb === 'get' ? 'GET' : 'POST', address))
		})
	})
}

/** What a path of ours with patterns stands for: `:what{one|other}` is either word, `:file{…\\.png}` a name that ends so. */
function addressesOf(path: string): string[] {
	const [either = '', words] = /:\w+\{(\w+(?:\|\w+)+)\}/.exec(path) ?? []
	if (words) return words.split('|').map((word) => path.replace(either, word))
	const named = path.replace(/\{[^}]*\\\\\.(?:\(\?:)?([a-z]+)[^}]*\}/g, '.$1').replace(/\{[^}]*\}/g, '')
	return [named.replace(':language', 'en')]
}

/** What the API for programs can be asked. */
function operations(): Door[] {
	const text = readFileSync('app/domain/api-operation.server.ts', 'utf8')
	const root = /API_ROOT = '([^']*)'/.exec(text)?.[1] ?? ''
	return [...text.matchAll(/^\t\tpath: '([^']*)'/gm)].map(([, path = '']) =>
		door('GET', root + path.replace(/\{(\w+)\}/g, ':$1')),
	)
}

function door(method: Door['method'], path: string): Door {
	const isJson = /^\/(?:functions|api|webhooks|mcp)\b/.test(path) || path === '/focus/session'
	return { method, path, fields: FIELDS[path] ?? {}, isJson, endsSession: SIGNS_OUT.test(path) }
}
