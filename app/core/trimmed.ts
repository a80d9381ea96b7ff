/** What leaves a mark: neither white space nor a control, nor what is drawn as nothing; of what looks blank the braille one has no property. */
const SEEN = /[^\s\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A text without white space around it; empty where nothing in it can be seen. */
export function trimmed(text: string): string {
	return SEEN.test(text) ? text.trim() : ''
}
