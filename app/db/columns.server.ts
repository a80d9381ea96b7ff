import { randomUUID } from 'node:crypto'
import { text, timestamp } from 'drizzle-orm/pg-core'
import { user } from './schema.server'

/** To the millisecond, as a browser can send it back: an edit is compared with the moment its text was read. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const id = () =>
	text()
		.primaryKey()
		.$defaultFn(() => randomUUID())

/** Whose row it is: it goes with its owner. */
export const owner = () =>
	text('user_id')
		.notNull()
		.references(() => user.id, { onDelete: 'cascade' })
