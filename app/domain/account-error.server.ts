import type { MessageId } from '~/i18n/words'
import { authRefusalCode } from '~/integrations/auth-error.server'
import { TooManyPasswordsError } from '~/integrations/password-hash.server'
import { type Refusal, type Refused, refuse } from './refuse.server'

/** The auth service's own codes, in our words (product.md, Language). */
const MEANINGS = new Map<string, { code: Refusal; message: MessageId }>(
	Object.entries({
		INVALID_EMAIL_OR_PASSWORD: { code: 'signed_out', message: 'invalid_login_credentials' },
		INVALID_EMAIL: { code: 'invalid_input', message: 'email_invalid' },
		INVALID_PASSWORD: { code: 'invalid_input', message: 'wrong_password' },
		PASSWORD_TOO_SHORT: { code: 'invalid_input', message: 'min_password' },
		PASSWORD_TOO_LONG: { code: 'invalid_input', message: 'password_too_long' },
		INVALID_TOKEN: { code: 'invalid_input', message: 'invalid_reset_link' },
		USER_NOT_FOUND: { code: 'invalid_input', message: 'invalid_reset_link' },
		CREDENTIAL_ACCOUNT_NOT_FOUND: { code: 'conflict', message: 'no_password_yet' },
	}),
)

/**
 * Runs a call to the auth service. What it refuses becomes our refusal, in our words by its code, or with the
 * fallback that the spec names for this call; what broke is thrown on as it is.
 */
export async function withAuthService<Result>(
	fallback: MessageId,
	call: () => Promise<Result>,
): Promise<Result> {
	try {
		return await call()
	} catch (error) {
		throw refusalOf(error, fallback) ?? error
	}
}

function refusalOf(error: unknown, fallback: MessageId): Refused | null {
	if (error instanceof TooManyPasswordsError) {
		return refuse('unavailable', undefined, { message: 'too_busy', retryAfter: 5 })
	}
	const meaning = authRefusalCode(error)
	if (meaning === null) return null
	const { code, message } = MEANINGS.get(meaning) ?? { code: 'invalid_input', message: fallback }
	return refuse(code, undefined, { message })
}
