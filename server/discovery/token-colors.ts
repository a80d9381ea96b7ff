type Triple = readonly [number, number, number]

const OKLCH = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`
const TOKEN = {
	light: new RegExp(String.raw`--([a-z0-9-]+): (?:light-dark\()?${OKLCH}`, 'g'),
	dark: new RegExp(String.raw`--([a-z0-9-]+): (?:light-dark\(oklch\([^)]*\), )?${OKLCH}`, 'g'),
}

/** The colours of a theme in `tokens.css`, as `#rrggbb` by name without dashes. */
export function readColors(css: string, theme: keyof typeof TOKEN): ReadonlyMap<string, string> {
	const [, block = ''] = css.match(/:root\s*\{([^}]*)\}/) ?? []
	const found = block.matchAll(TOKEN[theme])
	return new Map(found.map(([, name = '', l, c, h]) => [name, toHex(Number(l), Number(c), Number(h))]))
}

/** An OKLCH colour inside sRGB as `#rrggbb`; see https://www.w3.org/TR/css-color-4/#color-conversion-code. */
export function toHex(lightness: number, chroma: number, hue: number): string {
	const angle = (hue * Math.PI) / 180
	const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
	const cones: Triple = [
		(lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
		(lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
		(lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
	]
	const linear: Triple = [
		weigh(cones, [4.0767416621, -3.3077115913, 0.2309699292]),
		weigh(cones, [-1.2684380046, 2.6097574011, -0.3413193965]),
		weigh(cones, [-0.0041960863, -0.7034186147, 1.707614701]),
	]
	return `#${linear.map(toByte).join('')}`
}

function weigh([one, two, three]: Triple, [by, and, last]: Triple): number {
	return one * by + two * and + three * last
}

function toByte(linear: number): string {
	const gamma = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
	const byte = Math.round(Math.min(1, Math.max(0, gamma)) * 255)
	return byte.toString(16).padStart(2, '0')
}
