const LONGEST = 60

/**
 * A title as names of files, addresses and anchors may have it everywhere: small letters without accents, digits, and a
 * hyphen between its words. '' where nothing of the kind is in it.
 */
export function slugOf(title: string, longest = LONGEST): string {
	const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
	const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '')
	return slug.slice(0, longest).replace(/-$/, '')
}

/** This one, or the first with a number that nothing has yet: `taken` gathers them. */
export function freeSlug(slug: string, taken: Set<string>): string {
	let free = slug
	for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`
	taken.add(free)
	return free
}
