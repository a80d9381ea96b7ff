import type { z } from 'zod'

/** How the place where a page of a list ends is written as one opaque word for an address, by the schema of its parts. */
export function cursorOf<Parts>(schema: z.ZodType<Parts>) {
	return {
		write: (parts: Parts): string => Buffer.from(JSON.stringify(parts)).toString('base64url'),
		/** What `write` was given, or null for anything else: a wrong cursor is the first page. */
		read(cursor: string | null): Parts | null {
			try {
				return schema.parse(JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()))
			} catch {
				return null
			}
		},
	}
}
