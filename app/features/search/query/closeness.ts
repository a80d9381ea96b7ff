/** Where a wanted word stands in a prompt: title, name of one word, longer name or tag, text. */
export type WordPlace = 'title' | 'name' | 'phrase' | 'text'

/** How one wanted word stands in one prompt. */
export interface Sighting {
	place: WordPlace
	/** Whether the prompt is called by it alone. */
	isName: boolean
	/** Whether only a word that means the same stands there. */
	isSynonym: boolean
}

/** A prompt that holds some of the wanted words, in the order of the words. */
export interface Candidate {
	promptId: string
	position: number
	sightings: readonly (Sighting | null)[]
	/** Whether all that was typed stands in it in a row. */
	isInARow: boolean
	/** For each wanted word but the last, whether it and the next stand in it in a row. */
	pairs: readonly boolean[]
}

export interface RankedCandidate {
	candidate: Candidate
	score: number
}

export interface Closest {
	/** Prompts that hold most of what was meant, the best first. */
	close: RankedCandidate[]
	/** Prompts that share no more than a word with it. */
	near: RankedCandidate[]
}

/** What a word is worth, by where it stands. A name stands for its prompt; a title's words are chosen to be read. */
const WORTH: Readonly<Record<WordPlace, number>> = { title: 1, name: 0.9, phrase: 0.6, text: 0.15 }
/** How much of a word's meaning its place covers. */
const COVER: Readonly<Record<WordPlace, number>> = { title: 1, name: 1, phrase: 1, text: 0.2 }
const SYNONYM_WORTH = 0.7
/** What two words are worth beyond themselves where they stand in a row as they were typed. */
const PAIR_WORTH = 0.5
/** A word that so many prompts are called by, or more, says little. */
const COMMON = 60

const CLOSE_BY_NAME = 0.18
const CLOSE_BY_WORDS = 0.5
const NEAR = 0.2
/** What is worth less than this share of the best is not shown beside it. */
const LEAST_OF_BEST = 0.45
const MOST_CLOSE = 12
/** As many prompts are shown where none was found. */
export const MOST_NEAR = 3

/**
 * Which prompts come closest to the wanted words, weighed by their rarity (`uses`: how many prompts are called by each) and
 * by where they stand. Half of what was meant has to be there, in two words at least, or a name that alone stands
 * for the prompt: 'football results' is not close to whatever has results.
 */
export function rankClosest(candidates: readonly Candidate[], uses: readonly number[]): Closest {
	const weights = uses.map((count) => Math.log(1 + COMMON / (1 + Math.min(count, COMMON))))
	const total = weights.reduce((sum, weight) => sum + weight, 0)
	const ranked = candidates
		.map((candidate) => ({ candidate, ...weigh(candidate, weights, total) }))
		.sort(
			(one, other) =>
				other.score - one.score ||
				one.candidate.position - other.candidate.position ||
				(one.candidate.promptId < other.candidate.promptId ? -1 : 1),
		)
	const close = ranked.filter(({ isClose }) => isClose)
	const best = close[0]?.score ?? 0
	return {
		close: close.filter(({ score }) => score >= best * LEAST_OF_BEST).slice(0, MOST_CLOSE),
		near: ranked.filter(({ isClose, cover }) => !isClose && cover >= NEAR).slice(0, MOST_NEAR),
	}
}

function weigh({ sightings, isInARow, pairs }: Candidate, weights: readonly number[], total: number) {
	let [score, cover, telling, named] = [0, 0, 0, 0]
	for (const [at, sighting] of sightings.entries()) {
		if (!sighting) continue
		const { place, isName, isSynonym } = sighting
		const weight = (weights[at] ?? 0) / total
		const share = isSynonym ? SYNONYM_WORTH : 1
		score += weight * WORTH[place] * share
		cover += weight * COVER[place] * share
		if (place !== 'text') telling += 1
		if (isName) named += 1
	}
	for (const [at, isPair] of pairs.entries()) {
		if (isPair) score += (((weights[at] ?? 0) + (weights[at + 1] ?? 0)) / total) * PAIR_WORTH
	}
	const isCovered = telling >= Math.min(2, weights.length) && cover >= CLOSE_BY_WORDS
	return {
		score: score + (isInARow ? 1 : 0),
		cover,
		isClose: isCovered || (named > 0 && cover >= CLOSE_BY_NAME),
	}
}
