/** A cover is drawn in 400 by 300. */
const COVER_SIZE = { width: 400, height: 300 }
/** Room kept beside the yellow shape, where there is any. */
const AIR = 12

interface Frame {
	x: number
	width: number
	height: number
}

/**
 * A cover as a nested SVG that fills a frame, cropped around its middle but never through its yellow shape, in the
 * colours given for its classes.
 */
export function frameCover(cover: string, tints: ReadonlyMap<string, string>, frame: Frame): string {
	const shown = (COVER_SIZE.height * frame.width) / frame.height
	const { from, to } = yellowSpan(cover)
	const middle = (COVER_SIZE.width - shown) / 2
	const wanted = clamp(clamp(middle, to + AIR - shown, from - AIR), 0, COVER_SIZE.width - shown)
	// Whole pixels keep shapes that touch without a hairline between them.
	const scale = frame.height / COVER_SIZE.height
	const left = Math.round(wanted * scale) / scale
	return (
		cover
			.replace(
				/^<svg[^>]*>/,
				`<svg x="${frame.x}" width="${frame.width}" height="${frame.height}" viewBox="${left} 0 ${shown} ${COVER_SIZE.height}" preserveAspectRatio="none">`,
			)
			// A half disc stands on a shape of its colour: a little lower, it leaves no hairline between them.
			.replace(/ d="[^"]*a[^"]*"/g, '$& transform="translate(0 0.5)"')
			.replace(/class="(\w)"/g, (_, tint: string) => `fill="${tints.get(tint)}"`)
	)
}

/** From where to where the yellow shape reaches, left to right. */
function yellowSpan(cover: string): { from: number; to: number } {
	const xs = [...cover.matchAll(/<(\w+) class="y"([^>]*)>/g)].flatMap(([, name, attributes = '']) => {
		const read = (key: string) => Number(attributes.match(new RegExp(` ${key}="([-\\d.]+)"`))?.[1] ?? 0)
		if (name === 'rect') return [read('x'), read('x') + read('width')]
		if (name === 'circle') return [read('cx') - read('r'), read('cx') + read('r')]
		return pathXs(attributes)
	})
	return { from: Math.min(...xs), to: Math.max(...xs) }
}

/** The x of every point of a path that is written in the commands M, L, A and h. */
function pathXs(line: string): number[] {
	const xs: number[] = []
	for (const [, command, numbers = ''] of line.matchAll(/([MLAh])([-\d. ]+)/g)) {
		const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? []
		if (command === 'h') xs.push((xs.at(-1) ?? 0) + (values[0] ?? 0))
		else if (command === 'A') xs.push(...values.filter((_, index) => index % 7 === 5))
		else xs.push(...values.filter((_, index) => index % 2 === 0))
	}
	return xs
}

/** Where the limits cross, the lower one counts. */
function clamp(value: number, low: number, high: number): number {
	return Math.max(low, Math.min(high, value))
}
