import { COMMON_WORDS } from '~/content/common-passwords.server'
import { refuse } from '~/core/refuse.server'
import { env } from '~/env/env.server'

/** Neighbours on keyboards and in counting and spelling; a password that only walks along them is no secret. */
const WALKS = [
	'01234567890',
	'abcdefghijklmnopqrstuvwxyz',
	'qwertyuiop',
	'qwertzuiop',
	'azertyuiop',
	'asdfghjkl',
	'zxcvbnm',
	'1qaz2wsx3edc4rfv5tgb6yhn7ujm',
	'1q2w3e4r5t6y7u8i9o0p',
	'qazwsxedcrfvtgbyhnujm',
	'zaq12wsxcde34rfv',
	'q1w2e3r4t5y6',
	'741852963',
	'147258369',
	'159753',
]
const BOTH_WAYS = [...WALKS, ...WALKS.map((walk) => [...walk].toReversed().join(''))]

/** More than this behind a word makes another word of it. */
const LONGEST_TAIL = 4
const SHORTEST_STEP = 3

/**
 * Whether a password is among the first that anybody tries: a common word with or without a few numbers and signs
 * around it, keys in a row, the same few characters again and again, a date, or the person's own address.
 */
export function isCommonPassword(password: string, email?: string): boolean {
	const small = password.toLowerCase()
	if (email && (small === email || small === email.slice(0, email.indexOf('@')))) return true
	const [, before = '', word = '', after = ''] = /^([\d\W_]*)(.*?)([\d\W_]*)$/s.exec(small) ?? []
	if (COMMON_WORDS.has(small)) return true
	if (COMMON_WORDS.has(word) && isTail(before) && isTail(after)) return true
	const undoubled = small.replace(/(.)\1/gs, '$1')
	return isWalk(small) || isWalk(undoubled) || /^(.{1,4})\1+$/s.test(small) || isDate(small)
}

const isTail = (text: string) => text.length <= LONGEST_TAIL || isWalk(text.replace(/\W+$/, ''))

/** Made of pieces of walks, each of at least three steps: 123456, qweasdzxc, 1q2w3e4r, abc123. */
function isWalk(text: string): boolean {
	let rest = text
	while (rest !== '') {
		let length = rest.length
		while (length >= SHORTEST_STEP && !isPiece(rest.slice(0, length))) length -= 1
		if (length < SHORTEST_STEP) return false
		rest = rest.slice(length)
	}
	return true
}

const isPiece = (text: string) => BOTH_WAYS.some((walk) => walk.includes(text)) || new Set(text).size === 1

/** A day as people write it without signs: 01011990, 19900101, 010190. */
function isDate(text: string): boolean {
	return (
		/^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|[12]\d|3[01])(?:(?:19|20)\d\d|\d\d)$/.test(text) ||
		/^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(text)
	)
}

/**
 * Refuses a new password that is too common with `invalid_input` (ASVS 6.2.4, 6.2.11). Not in the sandbox, where people
 * try things out and every password is as good as public.
 */
export function requireUncommonPassword(password: string, email?: string): void {
	if (env().isSandbox || !isCommonPassword(password, email)) return
	throw refuse('invalid_input', undefined, { message: 'password_too_common' })
}
