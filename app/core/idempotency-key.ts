import { z } from 'zod'

/** What a form or a program names its wish by, so that sending it again, where the answer was lost, makes nothing twice. */
export const IdempotencyKey = z.string().min(1).max(100)

/** The key that a form sends along, if it does. */
export function idempotencyKeyOf(form: FormData): string | undefined {
	return IdempotencyKey.safeParse(form.get('idempotencyKey')).data
}
