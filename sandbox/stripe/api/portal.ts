import { Hono } from 'hono'
import { z } from 'zod'
import { newId } from '../ids'
import type { PortalConfigurationRow } from '../portal-rows'
import { shapePortalConfiguration, shapePortalSession } from '../shapes/portal'
import type { Store } from '../store'
import { type ApiEnv, door } from './door'
import { invalid, missing, unknownReference } from './fault'
import { address, clearable, flag, mergeMetadata, metadata, page, pageFields, text, without } from './fields'

const feature = (...names: string[]) =>
	z.strictObject({ enabled: flag.optional(), ...without(...names) }).optional()

const Features = z.strictObject({
	customer_update: feature('allowed_updates'),
	invoice_history: feature(),
	payment_method_update: feature('payment_method_configuration'),
	subscription_cancel: feature('mode', 'proration_behavior', 'cancellation_reason'),
	subscription_pause: feature('duration'),
	subscription_update: feature(
		'default_allowed_updates',
		'products',
		'proration_behavior',
		'schedule_at_period_end',
	),
})
const Profile = z.strictObject({
	headline: clearable.optional(),
	privacy_policy_url: clearable.optional(),
	terms_of_service_url: clearable.optional(),
})
const CONFIGURATION = {
	features: Features.optional(),
	business_profile: Profile.optional(),
	default_return_url: clearable.optional(),
	metadata: metadata.optional(),
	name: clearable.optional(),
	...without('login_page'),
}

type Given = z.output<z.ZodObject<typeof CONFIGURATION>> & { active?: boolean | undefined }

function merged(known: PortalConfigurationRow, given: Given, now: number): PortalConfigurationRow {
	const { features, business_profile: profile } = given
	const or = <Value>(value: Value | undefined, old: Value) => (value === undefined ? old : value)
	return {
		...known,
		updated: now,
		active: given.active ?? known.active,
		name: or(given.name, known.name),
		returnUrl: or(given.default_return_url, known.returnUrl),
		headline: or(profile?.headline, known.headline),
		privacyUrl: or(profile?.privacy_policy_url, known.privacyUrl),
		termsUrl: or(profile?.terms_of_service_url, known.termsUrl),
		features: {
			cancel: features?.subscription_cancel?.enabled ?? known.features.cancel,
			cards: features?.payment_method_update?.enabled ?? known.features.cards,
			invoices: features?.invoice_history?.enabled ?? known.features.invoices,
		},
		metadata: mergeMetadata(known.metadata, given.metadata),
	}
}

function configurationOf(store: Store, id: string): PortalConfigurationRow {
	const configuration = store.find('billing_portal.configuration', id)
	if (!configuration) throw missing('configuration', id, 'configuration')
	return configuration
}

/** The one that counts where a session names none: the account's first. */
function defaultConfiguration(store: Store): PortalConfigurationRow {
	const [found] = store.list('billing_portal.configuration', { where: { isDefault: true, active: true } })
	if (found) return found
	throw invalid(
		"You can't create a portal session in test mode until you save your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.",
	)
}

export const portalConfigurations = new Hono<ApiEnv>()
	.post(
		'/',
		door({ ...CONFIGURATION, features: Features }, ({ store, now }, input) => {
			const isFirst = store.list('billing_portal.configuration', { limit: 1 }).length === 0
			const blank: PortalConfigurationRow = {
				id: newId('billing_portal.configuration'),
				created: now,
				updated: now,
				active: true,
				isDefault: isFirst,
				name: null,
				returnUrl: null,
				headline: null,
				privacyUrl: null,
				termsUrl: null,
				features: { cancel: false, cards: false, invoices: false },
				metadata: {},
			}
			const configuration = merged(blank, input, now)
			store.keep('billing_portal.configuration', configuration)
			return shapePortalConfiguration(configuration)
		}),
	)
	.get(
		'/',
		door(
			{ ...pageFields, active: flag.optional(), is_default: flag.optional() },
			({ store }, { active, is_default: isDefault, ...asked }) =>
				page(store, 'billing_portal.configuration', '/v1/billing_portal/configurations', asked, {
					active,
					isDefault,
				}),
		),
	)
	.get(
		'/:id',
		door({}, ({ store }, _, param) => shapePortalConfiguration(configurationOf(store, param('id')))),
	)
	.post(
		'/:id',
		door({ ...CONFIGURATION, active: flag.optional() }, ({ store, now }, input, param) => {
			const configuration = merged(configurationOf(store, param('id')), input, now)
			store.keep('billing_portal.configuration', configuration)
			return shapePortalConfiguration(configuration)
		}),
	)

export const portalSessions = new Hono<ApiEnv>().post(
	'/',
	door(
		{
			customer: text,
			configuration: text.optional(),
			return_url: address.optional(),
			locale: text.optional(),
			...without('flow_data', 'on_behalf_of'),
		},
		({ store, now }, input) => {
			const customer = store.find('customer', input.customer)
			if (!customer || customer.isDeleted) throw unknownReference('customer', input.customer, 'customer')
			const configuration = input.configuration
				? configurationOf(store, input.configuration)
				: defaultConfiguration(store)
			const returnUrl = input.return_url ?? configuration.returnUrl
			if (!returnUrl) throw invalid('Missing required param: return_url.', 'return_url', 'parameter_missing')
			const session = {
				id: newId('billing_portal.session'),
				created: now,
				customer: customer.id,
				configuration: configuration.id,
				returnUrl,
				locale: input.locale ?? null,
			}
			store.keep('billing_portal.session', session)
			return shapePortalSession(session)
		},
	),
)
