import type { MarkedPart } from '../search-marks'

/** A text in which the searched words are marked. */
export function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
	return parts.map(({ text, isMatch }, position) => {
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name than their place
		return isMatch ? <mark key={position}>{text}</mark> : text
	})
}
