import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pageAddress } from '~/i18n/address'

/**
 * Lists in random order stay as they were drawn while their page is shown: an action on it, or another hash, draws
 * nothing anew (docs/product.md#library).
 */
export function keepDrawnOrder({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
	return pageAddress(currentUrl) !== pageAddress(nextUrl)
}
