import { z } from 'zod'
import { says } from '~/core/form-schema'
import { trimmed } from '~/core/trimmed'
import { PASSWORD_AT_LEAST, PASSWORD_AT_MOST } from './password-length'

export const EMAIL_AT_MOST = 254

/** An e-mail address as it is stored: trimmed, lower case. */
export const Email = z
	.string(says('email_required'))
	.trim()
	.toLowerCase()
	.min(1, says('email_required'))
	.max(EMAIL_AT_MOST, says('email_invalid'))
	.refine((value) => !/^[^\s@]+@[^\s@.]+$/.test(value), { ...says('email_without_ending'), abort: true })
	.pipe(z.email(says('email_invalid')))

export const NewPassword = z
	.string(says('min_password'))
	.min(PASSWORD_AT_LEAST, says('min_password'))
	.max(PASSWORD_AT_MOST, says('password_too_long'))

/** Spec 5: both required; whether the password is the right one is another question. */
export const SignInInput = z.object({
	email: Email,
	password: z
		.string(says('password_required'))
		.min(1, says('password_required'))
		.max(200, says('password_too_long')),
})

export const SignUpInput = z.object({
	email: Email,
	password: NewPassword,
	/** API clients may send one; the form asks for it later, in the profile. */
	name: z.string().overwrite(trimmed).max(200).optional(),
})

export const ChangePasswordInput = z.object({
	current: z
		.string(says('password_required'))
		.min(1, says('password_required'))
		.max(200, says('wrong_password')),
	wanted: NewPassword,
})

export const ForgotPasswordInput = z.object({ email: Email })

export const ResetPasswordInput = z.object({
	token: z
		.string(says('invalid_reset_link'))
		.min(1, says('invalid_reset_link'))
		.max(200, says('invalid_reset_link')),
	password: NewPassword,
})

export type Credentials = z.infer<typeof SignInInput>
export type NewAccount = z.infer<typeof SignUpInput>
