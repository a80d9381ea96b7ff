import { eq } from 'drizzle-orm'
import { backgroundIsDone } from '~/core/background.server'
import { consumeRateLimit, everyKeyOf } from '~/core/limit.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { account, profiles, session, user } from '~/db/schema.server'
import { LIMITS, type LimitName } from '~/env/env-fields.server'
import {
	createAccessToken,
	listAccessTokens,
	revokeAccessToken,
} from '~/features/account/access-token.server'
import { requestReset } from '~/features/account/password.server'
import { sendContactMessage } from '~/features/contact/contact.server'
import { actOn } from './access/acted-on'
import { aBrowserOf, aClient, aStoredMember } from './accounts'
import { writePrompts } from './authoring/written-prompts'
import type { Billing } from './billing/billing'
import { billPerson } from './billing/whole-billing'
import { talkInChat } from './chat/whole-chat'
import { collectTwo } from './collections'
import { focusTwice } from './focus/focus-rows'
import { editLibrary } from './library'
import { fillLocker } from './locker/filled-locker'
import { mailOne } from './mailed'
import { rememberAnswers } from './remembered'
import { reportAndDecide } from './reported'
import { rowsWith } from './tables-of-nobody'

/** Somebody about whom every table that can hold something of a person holds something. */
export interface WholePerson {
	member: Member
	/** A word in every text of theirs, and in no text of anybody else. */
	mark: string
}

const NAMES = Object.keys(LIMITS).filter((name): name is LimitName => name !== 'chatTotal')
/** Columns that name a thing which only one person has. */
const NAMES_A_THING =
	/^(?:id|token|hash|prefix|(?:customer|subscription|checkout_session|schedule|account)_id)$/

/** How somebody comes to stand in tables. A new table belongs to one of these, or to `NOBODYS`. */
const ACTS: { tables: string[]; act(person: WholePerson, billing: Billing): Promise<unknown> }[] = [
	{
		tables: ['user', 'session', 'account', 'profiles'],
		async act({ member: { userId }, mark }) {
			const image = `https://${mark}.test/picture.png`
			await db().update(user).set({ name: mark, image }).where(eq(user.id, userId))
			await db()
				.update(session)
				.set({ ipAddress: `${mark} address`, userAgent: `${mark} browser` })
				.where(eq(session.userId, userId))
			await db()
				.update(profiles)
				.set({ username: `${mark}name`, fullName: `${mark} full`, avatarUrl: image })
				.where(eq(profiles.id, userId))
			await db()
				.insert(account)
				.values({
					userId,
					providerId: 'google',
					accountId: `${mark}-google`,
					accessToken: `${mark}-access`,
					refreshToken: `${mark}-refresh`,
					idToken: `${mark}-id`,
					scope: `openid ${mark}`,
					accessTokenExpiresAt: new Date('2031-01-02T03:04:05Z'),
					refreshTokenExpiresAt: new Date('2032-01-02T03:04:05Z'),
				})
		},
	},
	{
		tables: ['verification'],
		async act({ member: { email } }) {
			await requestReset(email, aClient())
			await backgroundIsDone()
		},
	},
	{
		tables: ['user_roles', 'audit_log', 'suspensions', 'plan_grants'],
		act: ({ member, mark }) => actOn(member, mark),
	},
	{
		tables: ['rate_counts'],
		async act({ member: { userId, email } }) {
			for (const name of NAMES) {
				await consumeRateLimit(name, userId)
				await consumeRateLimit(name, email).catch(() => undefined)
			}
		},
	},
	{
		tables: ['access_tokens'],
		async act({ member, mark }) {
			const one = { name: `${mark} laptop`, scopes: ['prompts:read' as const], lifetime: '30' as const }
			const headers = await aBrowserOf(member)
			await createAccessToken(member, one, headers)
			await createAccessToken(member, { ...one, name: `${mark} revoked` }, headers)
			const [first] = await listAccessTokens(member)
			await revokeAccessToken(member, first?.id ?? '')
		},
	},
	{
		tables: [
			'stripe_customers',
			'subscriptions',
			'billing_mails',
			'refunds',
			'withdrawals',
			'billed_invoices',
			'cancel_reasons',
		],
		act: ({ member, mark }, billing) => billPerson(member, mark, billing),
	},
	{
		tables: ['chat_conversations', 'chat_messages', 'chat_instructions', 'chat_roles', 'chat_shares'].concat([
			'chat_reply_copies',
			'chat_share_reports',
		]),
		act: ({ member, mark }) => talkInChat(member, mark),
	},
	{
		tables: ['contact_messages'],
		act: ({ member: { userId, email }, mark }) =>
			sendContactMessage(
				{ name: `${mark} writer`, email, subject: `${mark} subject`, message: `${mark} message` },
				{ userId, ...aClient(), language: 'en' },
			),
	},
	{
		tables: ['focus_sessions'],
		act: ({ member, mark }) => focusTwice(member, mark),
	},
	{
		tables: ['prompts', 'prompt_search', 'search_words', 'favorites', 'prompt_uses', 'prompt_tallies'].concat(
			['prompt_versions', 'prompt_drafts'],
		),
		act: ({ member, mark }) => writePrompts(member, mark),
	},
	{
		tables: [
			'library_versions',
			'library_drafts',
			'library_changes',
			'library_category_texts',
			'library_samples',
			'answer_memories',
			'remembered_answers',
			'prompt_reports',
			'prompt_decisions',
			'weekly_mail_subscriptions',
			'mailings',
			'mail_deliveries',
		],
		async act({ member, mark }) {
			await editLibrary(member)
			await reportAndDecide(member, mark)
			await rememberAnswers(member, mark)
			await mailOne(member)
		},
	},
	{
		tables: ['prompt_categories', 'saved_prompts', 'saved_prompt_origins', 'saved_prompt_versions'].concat([
			'locker_imports',
			'locker_import_entries',
			'locker_changes',
			'locker_change_entries',
		]),
		act: ({ member, mark }) => fillLocker(member, mark),
	},
	{
		tables: ['collections', 'collection_prompts', 'collection_reports'],
		act: ({ member, mark }) => collectTwo(member, mark),
	},
]

/** The tables that can hold something of a person. */
export const SOMEBODYS = ACTS.flatMap(({ tables }) => tables)

/** Has somebody do everything that the product remembers. Mails have to be caught. */
export async function aWholePerson(billing: Billing, isConfirmed = true): Promise<WholePerson> {
	const mark = `q${Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.random() * 26)).join('')}z`
	const member = await aStoredMember({ email: `${mark}@pronto.test`, isConfirmed })
	for (const { act } of ACTS) await act({ member, mark }, billing)
	return { member, mark }
}

/** All that leads to somebody: id, address, the word of their texts, hashes of these, and the ids of what is theirs. */
export async function leadsTo({ member: { userId }, mark }: WholePerson): Promise<string[]> {
	const first = [userId, mark, ...everyKeyOf(userId)]
	const own: string[] = []
	for (const table of SOMEBODYS) {
		for (const row of await rowsWith(table, first)) {
			for (const [name, value] of Object.entries(row)) {
				if (NAMES_A_THING.test(name) && typeof value === 'string') own.push(value)
			}
		}
	}
	return [...new Set([...first, ...own])]
}
