import { href } from 'react-router'

/** Where a guide stands (spec 2: `/guides/{section-slug}/{n}`). */
export function guideAddress({ section, number }: { section: string; number: string }): string {
	return href('/guides/:section/:number', { section, number })
}
