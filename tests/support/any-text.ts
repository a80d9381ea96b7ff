import fc from 'fast-check'

/** Any string at all, halves of characters included. (fast-check's own `unit: 'binary'` takes seconds to start.) */
const anyLetters = fc
	.array(fc.oneof(fc.integer({ min: 32, max: 126 }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 300 })
	.map((codes) => String.fromCharCode(...codes))

const INHERITED = [Object.prototype, Function.prototype, Array.prototype].flatMap(Object.getOwnPropertyNames)
/** Names that JavaScript or one of its libraries looks for by itself. */
const LOOKED_FOR = [
	'prototype',
	'then',
	'toJSON',
	'$$typeof',
	'default',
	'children',
	'key',
	'ref',
	'NaN',
	'null',
]

/** A name that every plain object answers to, or that a program might take for one of its own. */
export const specialName = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'),
	},
	{ weight: 1, arbitrary: fc.constantFrom(...new Set([...INHERITED, ...LOOKED_FOR])) },
)

/** A text in which such a name stands: alone, as a blank, or among other words. */
export const specialText = fc.oneof(
	specialName,
	specialName.map((name) => `[${name}]`),
	fc.tuple(anyLetters, specialName).map(([text, name]) => `${text} [${name}] ${text}`),
)

/** Any text: every letter, half letters, and names that are special to programs. */
export const anyText = fc.oneof({ weight: 4, arbitrary: anyLetters }, { weight: 1, arbitrary: specialText })
