import type Stripe from 'stripe'
import type { PortalConfigurationRow, PortalSessionRow } from '../portal-rows'
import type { Wire } from './wire'

export function shapePortalConfiguration(row: PortalConfigurationRow) {
	return {
		id: row.id,
		object: 'billing_portal.configuration',
		active: row.active,
		application: null,
		business_profile: {
			headline: row.headline,
			privacy_policy_url: row.privacyUrl,
			terms_of_service_url: row.termsUrl,
		},
		created: row.created,
		default_return_url: row.returnUrl,
		features: {
			customer_update: { allowed_updates: [], enabled: false },
			invoice_history: { enabled: row.features.invoices },
			payment_method_update: { enabled: row.features.cards, payment_method_configuration: null },
			subscription_cancel: {
				cancellation_reason: { enabled: false, feedback_options: null, options: [] },
				enabled: row.features.cancel,
				mode: 'at_period_end',
				proration_behavior: 'none',
			},
			subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
			subscription_update: {
				billing_cycle_anchor: null,
				default_allowed_updates: [],
				enabled: false,
				proration_behavior: 'none',
				schedule_at_period_end: { conditions: [] },
				trial_update_behavior: 'end_trial',
			},
		},
		is_default: row.isDefault,
		livemode: false,
		login_page: { enabled: false, url: null },
		metadata: row.metadata,
		name: row.name,
		updated: row.updated,
	} satisfies Wire<Stripe.BillingPortal.Configuration>
}

export function shapePortalSession(row: PortalSessionRow) {
	return {
		id: row.id,
		object: 'billing_portal.session',
		configuration: row.configuration,
		created: row.created,
		customer: row.customer,
		customer_account: null,
		flow: null,
		livemode: false,
		locale: row.locale,
		on_behalf_of: null,
		return_url: row.returnUrl,
		url: new URL(`/sandbox/portal/${row.id}`, row.returnUrl).href,
	} satisfies Wire<Stripe.BillingPortal.Session>
}
