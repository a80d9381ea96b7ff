import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { limitOf } from '~/core/limit.server'
import { Refused } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { rateCounts } from '~/db/schema.server'
import { env } from '~/env/env.server'
import type { LimitName } from '~/env/env-fields.server'
import { createPrompt } from '~/features/authoring/create-prompt.server'
import { startCheckout } from '~/features/billing/checkout.server'
import { sendContactMessage } from '~/features/contact/contact.server'
import { startFocusSession } from '~/features/focus/focus.server'
import { reportPrompt } from '~/features/reports/report.server'
import {
	aBrowserOf,
	aClient,
	anEmail,
	aStoredMember,
	catchMails,
	PASSWORD,
} from '../../../tests/support/accounts'
import { aPromptInput } from '../../../tests/support/prompts'
import { createAccessToken } from './access-token.server'
import { type Device, signUp } from './account.server'
import { resendConfirmation } from './confirmation.server'
import { startGoogle } from './google.server'
import { requestReset } from './password.server'

catchMails()

interface Door {
	what: string
	limits: { person?: LimitName; address?: LimitName }
	use(member: Member, client: Device): Promise<unknown>
}

const aMessage = { name: 'Ana', email: 'ana@pronto.test', subject: 'A prompt', message: 'For a theatre?' }

const DOORS: Door[] = [
	{
		what: 'opening an account',
		limits: { address: 'signUp' },
		use: (_, client) => signUp({ email: anEmail(), password: PASSWORD }, client, 'en'),
	},
	{
		what: 'asking for a reset link',
		limits: { person: 'reset', address: 'resetAddress' },
		use: ({ email }, client) => requestReset(email, client),
	},
	{
		what: 'having a confirmation link sent again',
		limits: { person: 'confirmation', address: 'confirmationAddress' },
		use: (member, client) => resendConfirmation({ ...member, isConfirmed: false }, client),
	},
	{
		what: 'leaving for Google',
		limits: { address: 'googleAddress' },
		use: (_, client) => startGoogle('/', 'localhost', client),
	},
	{
		what: 'writing to the owners',
		limits: { person: 'contactPerson', address: 'contact' },
		use: ({ userId }, { address }) => sendContactMessage(aMessage, { address, userId, language: 'en' }),
	},
	{
		what: 'reporting a prompt',
		limits: { person: 'reportPerson', address: 'report' },
		use: (member, client) => reportPrompt(member, 'no prompt', { reason: 'spam', note: null }, client),
	},
	{
		what: 'publishing a prompt',
		limits: { person: 'createPrompt', address: 'createPromptAddress' },
		use: (member, client) => createPrompt(member, aPromptInput(), client),
	},
	{
		what: 'starting a checkout',
		limits: { person: 'checkout', address: 'checkoutAddress' },
		use: (member, client) =>
			startCheckout(member, { planType: 'pro', countryCode: 'US', language: 'en' }, client),
	},
	{
		what: 'starting a focus session',
		limits: { person: 'startFocus' },
		use: (member) => startFocusSession({ ...member, tier: 'premium' }, { title: 'A talk' }),
	},
	{
		what: 'making an access token',
		limits: { person: 'accessToken' },
		use: async (member) =>
			createAccessToken(
				member,
				{ name: 'A script', scopes: ['prompts:read'], lifetime: '90' },
				await aBrowserOf(member),
			),
	},
]

/** How a use ended, where a rule refused it; what can't be reached here, as Stripe and Google, counts as used. */
const refusalOf = (use: Promise<unknown>): Promise<Refused | null> =>
	use.then(
		() => null,
		(error: unknown) => (error instanceof Refused && error.code === 'too_many' ? error : null),
	)

const spend = (name: LimitName) =>
	db()
		.update(rateCounts)
		.set({ count: limitOf(name, env()) })
		.where(sql`${rateCounts.key} like ${`${name}:%`}`)

test.each(DOORS)('$what has limits of its own, and says how long to wait', async ({ limits, use }) => {
	const [member, client] = [await aStoredMember(), aClient()]
	expect(await refusalOf(use(member, client))).toBeNull()
	const { person, address } = limits
	if (person) {
		await spend(person)
		const refused = await refusalOf(use(member, aClient()))
		const wait = Number(refused?.headers.get('Retry-After'))
		expect(wait).toBeGreaterThan(3_500)
		expect(refused?.values).toEqual({ count: Math.ceil(wait / 60) })
		expect(await refusalOf(use(await aStoredMember(), aClient()))).toBeNull()
	}
	if (address) {
		await spend(address)
		expect(await refusalOf(use(await aStoredMember(), client))).toMatchObject({ status: 429 })
		expect(await refusalOf(use(await aStoredMember(), aClient()))).toBeNull()
	}
})
