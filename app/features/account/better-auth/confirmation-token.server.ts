import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { authSecret } from '~/core/auth-secret.server'

const ALGORITHM = 'HS256'
const Claims = z.object({ email: z.string(), userId: z.string() })

const key = () => new TextEncoder().encode(authSecret())

/** A token that proves for so many seconds that someone reads an address' mail. */
export function confirmationToken(email: string, userId: string, seconds: number): Promise<string> {
	return new SignJWT({ email, userId })
		.setProtectedHeader({ alg: ALGORITHM })
		.setIssuedAt()
		.setExpirationTime(`${seconds}s`)
		.sign(key())
}

/** Whose address a token is about; null for one that is over, or that we did not sign. */
export async function readConfirmationToken(token: string): Promise<z.infer<typeof Claims> | null> {
	try {
		const { payload } = await jwtVerify(token, key(), { algorithms: [ALGORITHM], requiredClaims: ['exp'] })
		return Claims.safeParse(payload).data ?? null
	} catch (error) {
		if (error instanceof errors.JOSEError) return null
		throw error
	}
}
