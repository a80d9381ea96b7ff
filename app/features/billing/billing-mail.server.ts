import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { brand } from '~/brand'
import { inBackground } from '~/core/background.server'
import { type Mail, renderMail, sendMail } from '~/core/mail.server'
import { PLANS } from '~/core/plans'
import { db } from '~/db/client.server'
import { profiles, user } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { inLanguage } from '~/i18n/address'
import { DEFAULT_LANGUAGE, HOME_TIME_ZONE, type Language, LOCALE } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import type { MessageId } from '~/i18n/words'
import { log } from '~/log.server'
import { type BillingMailDetails, billingMails } from './schema.server'

/** How long a process may take for one mail before another one may try. */
const HELD_MINUTES = 5
/** What could not be sent for so long is let go. */
const TRIED_DAYS = 3
const AT_ONCE = 50

type BillingMail = typeof billingMails.$inferSelect

const WORDS = {
	receipt: ['mail_receipt_subject', 'mail_receipt_text', 'mail_receipt_more', 'mail_receipt_action'],
	payment_failed: ['mail_failed_subject', 'mail_failed_text', 'mail_failed_more', 'mail_failed_action'],
	cancellation: ['mail_canceled_subject', 'mail_canceled_text', 'mail_canceled_more', 'mail_canceled_action'],
	resumed: ['mail_resumed_subject', 'mail_resumed_text', 'mail_resumed_more', 'mail_resumed_action'],
	refunded: ['mail_refunded_subject', 'mail_refunded_text', 'mail_refunded_more', 'mail_refunded_action'],
	ended: ['mail_ended_subject', 'mail_ended_text', 'mail_ended_more', 'mail_ended_action'],
	plan_given: ['mail_given_subject', 'mail_given_text', 'mail_given_more', 'mail_given_action'],
	plan_taken: ['mail_taken_subject', 'mail_taken_text', 'mail_taken_more', 'mail_ended_action'],
	suspended: [
		'mail_suspended_subject',
		'mail_suspended_text',
		'mail_suspended_more',
		'mail_suspended_action',
	],
	lifted: ['mail_lifted_subject', 'mail_lifted_text', 'mail_lifted_more', 'mail_lifted_action'],
} as const satisfies Record<BillingMail['kind'], readonly [MessageId, MessageId, MessageId, MessageId]>

/** Where each leads; the others to the subscription in the settings. */
const PAGES = new Map<BillingMail['kind'], string>([
	['ended', '/pricing'],
	['plan_taken', '/pricing'],
	['suspended', '/contact'],
	['lifted', '/settings'],
])
/** Whoever gets one of these may have no plan. */
const ABOUT_ACCOUNTS: readonly BillingMail['kind'][] = ['plan_taken', 'suspended', 'lifted']

/** Sends what was written about money, after the answer. */
export function sendBillingMailsSoon(): void {
	inBackground('billing mails', sendBillingMails)
}

/** Sends every mail about money that was not sent yet, each by one process. What fails is tried again later. */
export async function sendBillingMails(): Promise<void> {
	for (const mail of await takeUnsent()) {
		try {
			await send(mail)
			await db().update(billingMails).set({ sentAt: sql`now()` }).where(eq(billingMails.id, mail.id))
		} catch (err) {
			log.warn({ err, kind: mail.kind }, 'a mail about money was not taken')
		}
	}
}

async function takeUnsent(): Promise<BillingMail[]> {
	const isFree = or(
		isNull(billingMails.takenAt),
		lt(billingMails.takenAt, sql`now() - make_interval(mins => ${HELD_MINUTES})`),
	)
	const isRecent = gt(billingMails.createdAt, sql`now() - make_interval(days => ${TRIED_DAYS})`)
	// A table of its own, read once: a subquery may be read for each row, and takes others each time.
	const due = db()
		.$with('due')
		.as(
			db()
				.select({ id: billingMails.id })
				.from(billingMails)
				.where(and(isNull(billingMails.sentAt), isFree, isRecent))
				.limit(AT_ONCE)
				.for('update', { skipLocked: true }),
		)
	return db()
		.with(due)
		.update(billingMails)
		.set({ takenAt: sql`now()` })
		.where(sql`${billingMails.id} in (select * from ${due})`)
		.returning()
}

async function send(mail: BillingMail): Promise<void> {
	const [person] = await db()
		.select({ email: user.email, language: profiles.language })
		.from(user)
		.leftJoin(profiles, eq(profiles.id, user.id))
		.where(eq(user.id, mail.userId))
	if (person) await sendMail(await compose(person.email, person.language ?? DEFAULT_LANGUAGE, mail))
}

/** A mail about money in the person's language: what happened, what it means, and where to see more. */
async function compose(to: string, language: Language, { kind, details }: BillingMail): Promise<Mail> {
	const t = await translateInto(language)
	const [subject, text, more, action] = WORDS[kind]
	const values = { ...valuesOf(details, language), ...contractPages(language) }
	const page = env().origin + (PAGES.get(kind) ?? '/settings?tab=subscription')
	const { cause, billedTo, isFirst, isYoung } = details
	return renderMail(to, {
		language,
		subject: t(subject, values),
		paragraphs: [
			t(text, values),
			...(cause ? [t(`suspended_${cause}`)] : []),
			...(kind === 'refunded' ? [t('money_back_when')] : []),
			t(more, values),
			...(kind === 'receipt' && billedTo ? [t('mail_receipt_billed_to', values)] : []),
			...(kind === 'receipt' ? [t('mail_receipt_contract', values)] : []),
			...(isFirst ? [t('mail_receipt_withdraw', values)] : []),
			...(isYoung ? [t('mail_ended_withdraw', values)] : []),
		],
		action: { label: t(action), url: details.url ?? page },
		closing: t(ABOUT_ACCOUNTS.includes(kind) ? 'mail_account_closing' : 'mail_billing_closing', values),
	})
}

/** Where the contract's terms and the way out of it are: the receipt is its confirmation (docs/law.md#selling). */
function contractPages(language: Language) {
	const { origin } = env()
	return {
		terms: origin + inLanguage('/terms', language),
		withdraw: origin + inLanguage('/withdraw', language),
	}
}

function valuesOf(details: BillingMailDetails, language: Language) {
	const { tier, amount, paid, currency, until, nextTry, billedTo, by } = details
	const locale = LOCALE[language]
	const timeZone = HOME_TIME_ZONE[language]
	const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
	// Nobody knows where its reader is: the day of a country is theirs likely enough, the one of no country is not.
	const day = (moment: string | undefined) =>
		moment ? format.format(new Date(moment)) + (timeZone === 'UTC' ? ' (UTC)' : '') : ''
	const money = (sum: number | undefined) =>
		sum !== undefined && currency
			? new Intl.NumberFormat(locale, { style: 'currency', currency }).format(sum / 100)
			: ''
	return {
		name: brand.name,
		plan: tier ? PLANS[tier].title : '',
		by: by ?? 'owner',
		amount: money(amount),
		paid: money(paid),
		extent: amount === paid ? 'whole' : 'part',
		effect: details.plan ?? 'over',
		day: day(until),
		next: nextTry ? 'known' : 'none',
		billedTo: billedTo ?? '',
		nextDay: day(nextTry),
	}
}
