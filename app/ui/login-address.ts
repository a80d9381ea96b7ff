import { href } from 'react-router'

/** The login page that comes back to `next`, a path of ours (docs/product.md#addresses). */
export function loginAddress(next: string): string {
	return `${href('/login')}?${new URLSearchParams({ next })}`
}
