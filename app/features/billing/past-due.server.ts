import { eq } from 'drizzle-orm'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { type Language, LOCALE } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { subscriptions } from './schema.server'

/** Until when somebody whose payment failed has access at least, in a sentence for every page; empty while that isn't known. */
export async function pastDueText(
	{ userId }: Pick<Member, 'userId'>,
	{ language, timeZone }: { language: Language; timeZone: string },
	at = new Date(),
): Promise<string> {
	const [stored] = await db()
		.select({ nextTryAt: subscriptions.nextTryAt })
		.from(subscriptions)
		.where(eq(subscriptions.userId, userId))
	const t = await translateInto(language)
	if (!stored?.nextTryAt) return t('past_due_soon')
	// That it has been tried since is about to be known.
	if (stored.nextTryAt <= at) return ''
	const day = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone })
	return t('past_due_until', { day: day.format(stored.nextTryAt) })
}
