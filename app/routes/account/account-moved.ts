import { href, redirect } from 'react-router'

/** Where the success page's link leads (docs/product.md#addresses): to the subscription, in settings. */
export function loader() {
	throw redirect(`${href('/settings')}?tab=subscription`)
}
