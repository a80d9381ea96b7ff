import { z } from 'zod'
import { says } from '~/core/form-schema'
import { trimmed } from '~/core/trimmed'
import { TOKEN_LIFETIMES, TOKEN_NAME_AT_MOST, TOKEN_SCOPES } from './access-token'

/** The form that makes a token. */
export const TokenInput = z.object({
	name: z
		.string(says('token_name_required'))
		// Before anything is done with it.
		.max(TOKEN_NAME_AT_MOST * 2, says('token_name_too_long'))
		.transform((name) => trimmed(name.toWellFormed()))
		.pipe(
			z.string().min(1, says('token_name_required')).max(TOKEN_NAME_AT_MOST, says('token_name_too_long')),
		),
	scopes: z
		.array(z.enum(TOKEN_SCOPES, says('field_invalid')), says('token_scopes_required'))
		.min(1, says('token_scopes_required'))
		.max(20, says('field_invalid'))
		.transform((scopes) => TOKEN_SCOPES.filter((scope) => scopes.includes(scope))),
	lifetime: z.enum(TOKEN_LIFETIMES, says('field_invalid')),
})

export type NewToken = z.infer<typeof TokenInput>
