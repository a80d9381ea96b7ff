import type { Metadata, Row } from './rows'

/** What the stand-in keeps of its portal. */
export interface PortalConfigurationRow extends Row {
	updated: number
	active: boolean
	isDefault: boolean
	name: string | null
	returnUrl: string | null
	headline: string | null
	privacyUrl: string | null
	termsUrl: string | null
	features: { cancel: boolean; cards: boolean; invoices: boolean }
	metadata: Metadata
}

export interface PortalSessionRow extends Row {
	customer: string
	configuration: string
	returnUrl: string
	locale: string | null
}
