/** What a browser keeps for a site, where a test can look at it. */
export function storageOf(kept: Map<string, string>): Storage {
	return {
		get length() {
			return kept.size
		},
		key: (place) => [...kept.keys()][place] ?? null,
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
		clear: () => kept.clear(),
	}
}
