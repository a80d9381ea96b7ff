/** An honest body with some of its fields said otherwise, at any depth. */
export function changed(
	fields: object,
	id: string,
	changes: readonly [number, unknown][],
): Record<string, unknown> {
	const filledIn: Record<string, unknown> = JSON.parse(
		JSON.stringify(fields).replace(/:(?:thing|self)\b/g, id),
	)
	for (const [place, value] of changes) {
		const spots = spotsOf(filledIn)
		const spot = spots[place % Math.max(1, spots.length)]
		// A copy: the same value can be drawn twice, and must not end up inside of itself.
		if (spot) spot.holder[spot.name] = JSON.parse(JSON.stringify(value))
	}
	return filledIn
}

interface Spot {
	holder: Record<string, unknown>
	name: string
}

function spotsOf(holder: Record<string, unknown>): Spot[] {
	return Object.keys(holder).flatMap((name) => {
		const value = holder[name]
		const inside = isRecord(value) ? spotsOf(value) : []
		return [{ holder, name }, ...inside]
	})
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null
}
