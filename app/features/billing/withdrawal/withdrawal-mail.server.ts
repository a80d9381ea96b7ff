import { and, asc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { brand } from '~/brand'
import { inBackground } from '~/core/background.server'
import { type Mail, renderMail, sendMail } from '~/core/mail.server'
import { PLANS } from '~/core/plans'
import { db } from '~/db/client.server'
import { env } from '~/env/env.server'
import { type Language, LOCALE } from '~/i18n/language'
import { exactMomentIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import type { MessageId } from '~/i18n/words'
import { log } from '~/log.server'
import { type Withdrawal, withdrawals } from './schema.server'
import { cardParts, withdrawalNumber } from './withdrawal-number'

/** How long a process may take for one mail before another one may try. */
const HELD_MINUTES = 5
/** A receipt is owed: it is tried for longer than other mails. */
const TRIED_DAYS = 30
const AT_ONCE = 50

/** Sends what is owed to who withdrew, after the answer. */
export function sendWithdrawalMailsSoon(): void {
	inBackground('withdrawal mails', sendWithdrawalMails)
}

/**
 * Sends every receipt of a withdrawal, and every word that it is done, that was not sent yet, each by one process; one
 * mail says both where it was done at once. What fails is tried again later. Of who has no account any more nothing is kept
 * after the last one.
 */
export async function sendWithdrawalMails(): Promise<void> {
	for (const withdrawal of await takeUnsent()) {
		try {
			await sendMail(await compose(withdrawal))
			await storeSent(withdrawal)
		} catch (err) {
			log.warn({ err, withdrawal: withdrawal.id }, 'a mail about a withdrawal was not taken')
		}
	}
	const isOver = and(eq(withdrawals.state, 'done'), isNotNull(withdrawals.doneSentAt))
	await db()
		.delete(withdrawals)
		.where(and(isNull(withdrawals.userId), isOver))
}

/** No receipt was sent yet, or it is done and nobody was told so. */
const IS_OWED: SQL | undefined = or(
	isNull(withdrawals.receiptSentAt),
	and(eq(withdrawals.state, 'done'), isNull(withdrawals.doneSentAt)),
)

async function takeUnsent(): Promise<Withdrawal[]> {
	const { mailTakenAt, receivedAt, takenUntil } = withdrawals
	const isFree = or(isNull(mailTakenAt), lt(mailTakenAt, sql`now() - make_interval(mins => ${HELD_MINUTES})`))
	const isRecent = gt(receivedAt, sql`now() - make_interval(days => ${TRIED_DAYS})`)
	// Who is at it knows in a moment what the mail has to say.
	const isAtRest = or(isNull(takenUntil), lt(takenUntil, sql`now()`))
	// A table of its own, read once: a subquery may be read for each row, and takes others each time.
	const due = db()
		.$with('due')
		.as(
			db()
				.select({ id: withdrawals.id })
				.from(withdrawals)
				.where(and(IS_OWED, isFree, isAtRest, isRecent))
				.orderBy(asc(receivedAt))
				.limit(AT_ONCE)
				.for('update', { skipLocked: true }),
		)
	return db()
		.with(due)
		.update(withdrawals)
		.set({ mailTakenAt: sql`now()` })
		.where(sql`${withdrawals.id} in (select * from ${due})`)
		.returning()
}

async function storeSent({ id, state }: Withdrawal): Promise<void> {
	await db()
		.update(withdrawals)
		.set({
			receiptSentAt: sql`coalesce(${withdrawals.receiptSentAt}, now())`,
			...(state === 'done' ? { doneSentAt: sql`now()` } : {}),
			mailTakenAt: null,
		})
		.where(eq(withdrawals.id, id))
}

const OUTCOME = {
	received: 'mail_withdraw_waiting',
	disputed: 'mail_withdraw_disputed',
	refused: 'mail_withdraw_refused',
	done: 'mail_withdraw_done',
} as const satisfies Record<Withdrawal['state'], MessageId>

/** The proof that a withdrawal came, on what its owner keeps: what was said, by whom, when to the second, and what follows. */
async function compose(withdrawal: Withdrawal): Promise<Mail> {
	const { language, email, state, receiptSentAt, id } = withdrawal
	const t = await translateInto(language)
	const values = valuesOf(withdrawal, language)
	const { refunded, refundedBefore, disputed } = withdrawal
	const paragraphs = [
		t('mail_withdraw_received', values),
		t('mail_withdraw_statement', values),
		[
			t('mail_withdraw_number', values),
			t('mail_withdraw_name', values),
			t('mail_withdraw_email', values),
			...(withdrawal.contractNumber ? [t('mail_withdraw_contract', values)] : []),
		].join(' · '),
		...(state === 'done' && refunded === 0
			? [t('mail_withdraw_nothing', values)]
			: [t(OUTCOME[state], values)]),
		...(refunded > 0 ? [t('money_back_when')] : []),
		...(refundedBefore > 0 ? [t('mail_withdraw_before', values)] : []),
		...(disputed > 0 && state === 'done' ? [t('mail_withdraw_bank', values)] : []),
	]
	const subject = t(receiptSentAt ? 'mail_withdraw_done_subject' : 'mail_withdraw_subject', values)
	const mail = renderMail(email, {
		language,
		subject,
		paragraphs,
		action: { label: t('mail_withdraw_action'), url: `${env().origin}/contact` },
		closing: t('mail_withdraw_closing', values),
	})
	const part = receiptSentAt ? 'done' : 'receipt'
	return { ...mail, messageId: `<withdrawal.${id}.${part}@${new URL(env().origin).hostname}>` }
}

function valuesOf(withdrawal: Withdrawal, language: Language) {
	const { tier, currency, boughtAt, receivedAt, timeZone, name, email, contractNumber, card } = withdrawal
	const locale = LOCALE[language]
	const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
	const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
	return {
		product: brand.name,
		plan: PLANS[tier].title,
		day: day.format(boughtAt),
		time: exactMomentIn(timeZone, language, receivedAt),
		name: name || email,
		email,
		number: withdrawalNumber(withdrawal.number, receivedAt),
		contract: contractNumber ?? '',
		amount: money.format(withdrawal.refunded / 100),
		before: money.format(withdrawal.refundedBefore / 100),
		bank: money.format(withdrawal.disputed / 100),
		way: card ? 'card' : 'other',
		...(card ? cardParts(card) : { brand: '', digits: '' }),
	}
}
