import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { brand } from '~/brand'
import { inBackground } from '~/core/background.server'
import { type Client, consumeRateLimit } from '~/core/limit.server'
import { renderMail, sendMail } from '~/core/mail.server'
import { db } from '~/db/client.server'
import { profiles, user, verification } from '~/db/schema.server'
import { env } from '~/env/env.server'
import { DEFAULT_LANGUAGE, type Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import type { Withdrawer } from './standing.server'

const LINK_MINUTES = 60
const TOKEN_BYTES = 24

/** Whether a link can still be used for withdrawing, or shows only what was done by it. */
const USES = { open: 'withdraw', used: 'withdrawn' } as const

/** Who followed a mailed link. */
export interface LinkedWithdrawer extends Withdrawer {
	/** What their account calls them. */
	name: string
	isUsed: boolean
}

/**
 * Mails a link for withdrawing without a log-in, if the address has an account. Looking that up, and all that follows,
 * happens after the answer: nobody can tell by answer or time whether there is one. Refuses with `too_many`.
 */
export async function requestWithdrawalLink(email: string, { address }: Client): Promise<void> {
	await consumeRateLimit('withdrawLinkAddress', address)
	await consumeRateLimit('withdrawLink', email)
	inBackground('withdrawal link', async () => {
		const [person] = await db()
			.select({ id: user.id, language: profiles.language })
			.from(user)
			.leftJoin(profiles, eq(profiles.id, user.id))
			.where(eq(user.email, email))
		if (!person) return
		const token = randomBytes(TOKEN_BYTES).toString('base64url')
		await db()
			.insert(verification)
			.values({
				identifier: identifierOf(token, 'open'),
				value: person.id,
				expiresAt: sql`now() + make_interval(mins => ${LINK_MINUTES})`,
			})
		await mailLink(email, person.language ?? DEFAULT_LANGUAGE, token)
	})
}

/** Whose link it is; null for one that is wrong or too old. Looking changes nothing. */
export async function readWithdrawalLink(token: string): Promise<LinkedWithdrawer | null> {
	for (const use of ['open', 'used'] as const) {
		const [found] = await db()
			.select({ userId: user.id, email: user.email, fullName: profiles.fullName, accountName: user.name })
			.from(verification)
			.innerJoin(user, eq(user.id, verification.value))
			.leftJoin(profiles, eq(profiles.id, user.id))
			.where(
				and(eq(verification.identifier, identifierOf(token, use)), gt(verification.expiresAt, sql`now()`)),
			)
		if (!found) continue
		const { fullName, accountName, ...person } = found
		return { ...person, name: fullName || accountName, isUsed: use === 'used' }
	}
	return null
}

/** A link by which somebody has withdrawn opens nothing any more but what came of that, until its time is over. */
export async function spendWithdrawalLink(token: string): Promise<void> {
	await db()
		.update(verification)
		.set({ identifier: identifierOf(token, 'used') })
		.where(eq(verification.identifier, identifierOf(token, 'open')))
}

async function mailLink(to: string, language: Language, token: string): Promise<void> {
	const t = await translateInto(language)
	const { name } = brand
	await sendMail(
		renderMail(to, {
			language,
			subject: t('mail_withdraw_link_subject', { name }),
			paragraphs: [t('mail_withdraw_link_text', { name }), t('mail_withdraw_link_lifetime')],
			action: {
				label: t('mail_withdraw_link_action'),
				url: `${env().origin}/withdraw?${new URLSearchParams({ token })}`,
			},
			closing: t('mail_withdraw_link_closing'),
		}),
	)
}

/** What is stored of a token: nobody who reads the database can follow its link. */
function identifierOf(token: string, use: keyof typeof USES): string {
	return `${USES[use]}:${createHash('sha256').update(token).digest('base64url')}`
}
