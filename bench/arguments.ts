/** What is asked for on the command line. */
export interface Asked {
	/** The commit whose build is measured beside this one, if any. */
	against: string | null
	names: readonly string[]
}

type Parts = Readonly<Record<string, { onlyByName?: boolean }>>

/** Reads `[--against COMMIT] [name…]`; no name is every part but those that are measured only by name. Throws on anything else. */
export function readArguments(given: readonly string[], parts: Parts): Asked {
	const names: string[] = []
	let against: string | null = null
	for (let place = 0; place < given.length; place += 1) {
		const word = given[place] ?? ''
		if (word === '--against') {
			place += 1
			against = given[place] ?? ''
			if (against === '' || against.startsWith('-')) throw new RangeError('--against: which commit?')
		} else names.push(word)
	}
	const unknown = names.filter((name) => !Object.hasOwn(parts, name))
	if (unknown.length > 0)
		throw new RangeError(`${unknown.join(', ')}: there is only ${Object.keys(parts).join(', ')}.`)
	const usual = Object.entries(parts).flatMap(([name, { onlyByName }]) => (onlyByName ? [] : [name]))
	return { against, names: names.length > 0 ? names : usual }
}

/** The same for a command: what is wrong is said, and ends it. */
export function argumentsOrEnd(given: readonly string[], parts: Parts): Asked {
	try {
		return readArguments(given, parts)
	} catch (error) {
		if (!(error instanceof RangeError)) throw error
		process.stderr.write(`${error.message}\n`)
		return process.exit(1)
	}
}
