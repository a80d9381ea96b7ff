const DIRECTED = /\p{Bidi_Control}/u
/** What begins or ends an isolate: one inside would end ours, or outlast it. */
const ISOLATES = /[\u2066-\u2069]/g

/** Somebody's text as it stands in a sentence: signs in it that turn the direction of letters turn none of the sentence's. */
export function isolated<Value>(value: Value): Value | string {
	return typeof value === 'string' && DIRECTED.test(value)
		? `\u2068${value.replace(ISOLATES, '')}\u2069`
		: value
}
