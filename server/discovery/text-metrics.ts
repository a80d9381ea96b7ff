import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

// fontkit applies a variable font's weights to TTF files only, so pictures take the same face in a fixed weight.
const FONT_FILE = '@fontsource/gabarito/files/gabarito-latin-700-normal.woff'

let loaded: Font | undefined

function font(): Font {
	if (!loaded) {
		const file = create(readFileSync(createRequire(import.meta.url).resolve(FONT_FILE)))
		if ('fonts' in file) throw new Error(`${FONT_FILE} holds more than one font.`)
		loaded = file
	}
	return loaded
}

/** How a line is set: size in pixels, tracking in parts of the size. */
export interface Setting {
	size: number
	tracking: number
}

/** The text without what the face cannot draw (emoji, other scripts), its white space made single. */
export function drawable(text: string): string {
	const known = Array.from(text.normalize('NFC'), (character) =>
		/\s/.test(character) || font().hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : '',
	)
	return known.join('').replace(/\s+/g, ' ').trim()
}

/** The width of a line in pixels. */
export function widthOf(text: string, { size, tracking }: Setting): number {
	const { advanceWidth, glyphs } = font().layout(text)
	return (advanceWidth / font().unitsPerEm + tracking * glyphs.length) * size
}

/** A line of text as the data of one SVG path, its baseline starting at x, y: no font is needed to draw it. */
export function outlineOf(text: string, x: number, y: number, { size, tracking }: Setting): string {
	const scale = size / font().unitsPerEm
	const { glyphs, positions } = font().layout(text)
	let pen = x
	return glyphs
		.map((glyph, index) => {
			const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
			const outline = glyph.path.transform(scale, 0, 0, -scale, pen + xOffset * scale, y - yOffset * scale)
			pen += xAdvance * scale + tracking * size
			return outline.toSVG()
		})
		.join('')
}
