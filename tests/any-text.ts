import fc from 'fast-check'

/** Any string at all, halves of characters included. (fast-check's own `unit: 'binary'` takes seconds to start.) */
export const anyText = fc
	.array(fc.oneof(fc.integer({ min: 32, max: 126 }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 300 })
	.map((codes) => String.fromCharCode(...codes))
