import { createContext } from 'react-router'
import { VISITOR, type Viewer } from '~/core/viewer'
import { type Currency, currencyOf } from '~/i18n/currency'
import { FALLBACK_LANGUAGE, HOME_COUNTRY, type Language } from '~/i18n/language'
import type { Flash } from '~/ui/toast'

/** What the server knows of a request before any route runs. */
export interface RequestContext {
	viewer: Viewer
	language: Language
	theme: 'light' | 'dark' | null
	/** Two capital letters; where somebody would pay for a first plan. */
	country: string
	/** Of every price that is shown to them (`currencyFor`). */
	currency: Currency
	/** Decides which calendar day it is for this person. */
	timeZone: string
	/** The message that the page before left for this one. */
	flash: Flash | null
	/** Where the request comes from, for counting; never shown or stored as it is. */
	clientAddress: string
	requestId: string
	/** Marks the inline scripts that are ours; see server/pages/headers.ts. */
	nonce: string
	/** Set where the server refuses a request before routing: the page that says so has this status. */
	problem: 400 | 403 | 404 | 405 | 503 | null
}

export const requestContext = createContext<RequestContext>({
	viewer: VISITOR,
	language: FALLBACK_LANGUAGE,
	theme: null,
	country: HOME_COUNTRY[FALLBACK_LANGUAGE],
	currency: currencyOf(HOME_COUNTRY[FALLBACK_LANGUAGE]),
	timeZone: 'UTC',
	flash: null,
	clientAddress: '',
	requestId: '',
	nonce: '',
	problem: null,
})
