/** The class of a colour: wash, mid, deep, light, and yellow for the one blank. CSS holds the colours, so covers follow the theme. */
export type Tint = 'w' | 'm' | 'd' | 'l' | 'y'

export type Point = readonly [x: number, y: number]

/** One decimal is as fine as a cover is drawn. */
export function round(value: number): number {
	return Math.round(value * 10) / 10
}

export function rect(x: number, y: number, width: number, height: number, tint: Tint): string {
	return `<rect class="${tint}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`
}

export function circle(x: number, y: number, radius: number, tint: Tint): string {
	return `<circle class="${tint}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`
}

export function path(line: string, tint: Tint): string {
	return `<path class="${tint}" d="${line}"/>`
}

/** Half a disc that stands on its straight side, from x, y to the right. */
export function halfDisc(x: number, y: number, radius: number, tint: Tint): string {
	return path(`M${x} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0Z`, tint)
}

/** A quarter disc whose centre is a corner of the module of 100 at x, y: 0 top left, then clockwise. */
export function quarter([x, y]: Point, corner: number, radius: number, tint: Tint): string {
	const isRight = corner === 1 || corner === 2
	const isLow = corner > 1
	const across = isRight ? -1 : 1
	const down = isLow ? -1 : 1
	const [centreX, centreY] = [x + (isRight ? 100 : 0), y + (isLow ? 100 : 0)]
	const sweep = across * down > 0 ? 1 : 0
	return path(
		`M${centreX} ${centreY}h${across * radius}A${radius} ${radius} 0 0 ${sweep} ${centreX} ${centreY + down * radius}Z`,
		tint,
	)
}
