const OWN_CHOICE = /--max[-_](?:semi[-_]space|old[-_]space)[-_]size/

/**
 * The server lives in 50 MB; left alone, V8 takes 200 for it and glibc keeps 150 in the arenas of threads that once
 * compressed a page. What an owner sets in the environment stands.
 */
export function withFrugalMemory(env) {
	const options = env.NODE_OPTIONS ?? ''
	return {
		MALLOC_ARENA_MAX: '2',
		MALLOC_TRIM_THRESHOLD_: '131072',
		...env,
		NODE_OPTIONS: OWN_CHOICE.test(options)
			? options
			: `${options} --max-semi-space-size=8 --max-old-space-size=512`.trim(),
	}
}
