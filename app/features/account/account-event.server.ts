import { log } from '~/log.server'

/** What happens to accounts, for who has to look into it afterwards; what admins do to accounts stands in `audit_log`. */
type AccountEvent =
	| 'signed_up'
	| 'signed_in'
	| 'sign_in_failed'
	| 'signed_out'
	| 'signed_out_everywhere'
	| 'password_changed'
	| 'password_reset'
	| 'claimed_by_google'
	| 'account_removed'

/** Writes one line into the log (ASVS 16.3.1), with the person's id where it is known: never an address. */
export function noteAccountEvent(event: AccountEvent, userId?: string): void {
	log.info({ event, ...(userId ? { userId } : {}) }, 'account')
}
