export interface SlopeSample {
	minutes: number
	megabytes: number
}

/** How fast memory grows, in megabytes a minute: the straight line that fits all samples best. */
export function slopeOf(samples: readonly SlopeSample[]): number {
	const mean = (of: keyof SlopeSample) =>
		samples.reduce((sum, sample) => sum + sample[of], 0) / samples.length
	const [middle, level] = [mean('minutes'), mean('megabytes')]
	const spread = samples.reduce((sum, { minutes }) => sum + (minutes - middle) ** 2, 0)
	const together = samples.reduce(
		(sum, { minutes, megabytes }) => sum + (minutes - middle) * (megabytes - level),
		0,
	)
	return together / spread
}
