/**
 * How many random histories a property is tried with, and from which seed, as `fc.assert` takes it: `usual`, unless
 * PRONTO_HISTORIES asks for another number; PRONTO_SEED begins them all at one place, to be told or seen again.
 */
export function histories(usual: number): { numRuns: number; seed?: number } {
	const { PRONTO_HISTORIES: asked, PRONTO_SEED: seed } = process.env
	return { numRuns: Number(asked ?? usual), ...(seed === undefined ? {} : { seed: Number(seed) }) }
}
