import { expect, test } from 'vitest'
import { acceptedEncoding } from './compression'

test.each([
	['br, gzip', 'br'],
	['gzip, deflate', 'gzip'],
	['gzip;q=1.0, br;q=0', 'gzip'],
	['', 'identity'],
	['zstd', 'identity'],
	['brotli-like', 'identity'],
])('a browser that accepts %o gets %s', (accepted, encoding) => {
	expect(acceptedEncoding(accepted)).toBe(encoding)
})
