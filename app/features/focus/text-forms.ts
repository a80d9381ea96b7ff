/**
 * Merges the forms of one text, of which there are several only until the person has chosen. A form that neither side
 * had before stays; one that either side has replaced goes. `base` is what both sides began with, `sent` what this side
 * may have stored since: the other side's form that is one of these is this side's own, and older. The first of the
 * answer is this side's where it has one; there is always one.
 */
export function mergeForms(
	{ base, sent = [] }: { base: readonly string[]; sent?: readonly string[] },
	mine: readonly string[],
	theirs: readonly string[],
): string[] {
	const isUnchanged = mine.length === base.length && mine.every((form, place) => form === base[place])
	if (isUnchanged && !theirs.some((form) => sent.includes(form) && !base.includes(form))) return [...theirs]
	const isNews = (form: string) => !mine.includes(form) && !sent.includes(form)
	const merged = [
		...mine.filter((form) => theirs.includes(form) || !base.includes(form)),
		...theirs.filter((form) => isNews(form) && !base.includes(form)),
	]
	// Each side has replaced what the other one kept.
	return [...new Set(merged.length > 0 ? merged : [...mine, ...theirs.filter(isNews)])]
}
