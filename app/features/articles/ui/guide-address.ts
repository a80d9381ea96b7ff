import { href } from 'react-router'

/** Where a guide stands (`/guides/{section-slug}/{n}`). */
export function guideAddress({ section, number }: { section: string; number: string }): string {
	return href('/guides/:section/:number', { section, number })
}

/** Where a section stands in the list of all guides. */
export function sectionAddress(slug: string): string {
	return `${href('/guides')}#${slug}`
}
