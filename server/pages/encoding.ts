export const ENCODINGS = ['identity', 'gzip', 'br'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The tightest of our encodings that a browser takes, by its Accept-Encoding. */
export function acceptedEncoding(accepted: string): Encoding {
	if (accepts(accepted, 'br')) return 'br'
	return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(accepted: string, encoding: string): boolean {
	if (!accepted.includes(encoding)) return false
	return accepted.split(',').some((entry) => {
		const [name, weight = 'q=1'] = entry.trim().split(/\s*;\s*/)
		return name === encoding && Number(weight.slice(2)) > 0
	})
}
