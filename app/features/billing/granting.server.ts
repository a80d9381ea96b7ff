import { sql } from 'drizzle-orm'
import { subscriptions } from './schema.server'

const { status, currentPeriodEnd, cancelAtPeriodEnd } = subscriptions

/** `tierOf` for the database: whose stored plan opens something now. One that should have been renewed a day ago does not. */
export const IS_GRANTING = sql`${status} in ('trialing', 'active', 'past_due') and (${currentPeriodEnd} > now()
	or not ${cancelAtPeriodEnd} and ${currentPeriodEnd} > now() - interval '1 day')`
