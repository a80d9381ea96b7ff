import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { partsOf } from '~/features/library/blanks'

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
function drawable(text: string): string {
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

/** A word of a title; a marked one stands in the yellow box. */
export interface TitleWord {
	text: string
	isMarked: boolean
	/** Its width, in parts of the size. */
	width: number
}

export interface FittedTitle {
	size: number
	lines: readonly (readonly TitleWord[])[]
}

/** What a title has to fit in: pixels, lines, and the sizes it may have. */
export interface Room {
	width: number
	height: number
	lines: number
	largest: number
	smallest: number
}

export const TITLE_TRACKING = -0.03
/** Room beside the letters of a marked word, in parts of the size. */
export const MARK_PADDING = 0.09
const STEP = 2

/** The words of a title that is to be drawn as it is. */
export function plainWords(title: string): TitleWord[] {
	return drawable(title)
		.split(' ')
		.filter((text) => text !== '')
		.map((text) => wordOf(text, false))
}

/** The words of a title whose bracketed word is marked, as in the message `home_title`. */
export function markedWords(title: string): TitleWord[] {
	return partsOf(title).flatMap((part) =>
		part.kind === 'blank' ? [wordOf(`[${part.name}]`, true)] : plainWords(part.text),
	)
}

/** The width of a space, in parts of the size. */
export function spaceWidth(): number {
	return inEms(' ')
}

/** The largest setting in which the words fit the room, in lines of about the same length; what can't fit is cut. */
export function fitTitle(words: readonly TitleWord[], room: Room): FittedTitle {
	for (let size = room.largest; size >= room.smallest; size -= STEP) {
		const width = room.width / size
		const lines = breakLines(words, width)
		if (lines && lines.length <= Math.min(room.lines, room.height / size))
			return { size, lines: balance(words, width, lines) }
	}
	const width = room.width / room.smallest
	const lines =
		breakLines(
			words.map((word) => cut(word, width)),
			width,
		) ?? []
	return {
		size: room.smallest,
		lines: lines.length > room.lines ? endEarly(lines, room.lines, width) : lines,
	}
}

function inEms(text: string): number {
	return widthOf(text, { size: 1, tracking: TITLE_TRACKING })
}

function wordOf(text: string, isMarked: boolean): TitleWord {
	return { text, isMarked, width: inEms(text) + (isMarked ? 2 * MARK_PADDING : 0) }
}

function lineWidth(line: readonly TitleWord[]): number {
	return line.reduce((sum, word) => sum + word.width, 0) + (line.length - 1) * spaceWidth()
}

/** Lines no wider than `width`, or null where a single word is. */
function breakLines(words: readonly TitleWord[], width: number): TitleWord[][] | null {
	const lines: TitleWord[][] = []
	for (const word of words) {
		if (word.width > width) return null
		const line = lines.at(-1)
		if (line && lineWidth([...line, word]) <= width) line.push(word)
		else lines.push([word])
	}
	return lines
}

/** The narrowest breaking that needs no more lines, as `text-wrap: balance` does. */
function balance(words: readonly TitleWord[], width: number, lines: TitleWord[][]): TitleWord[][] {
	const narrower = Math.max(...lines.map(lineWidth)) - 0.01
	const next = narrower < width ? breakLines(words, narrower) : null
	return next && next.length === lines.length ? balance(words, narrower, next) : lines
}

/** A word that no line can hold, cut to what one can. */
function cut(word: TitleWord, width: number): TitleWord {
	if (word.width <= width || word.text.length < 2) return word
	return cut(wordOf(`${word.text.replace(/…$/, '').slice(0, -1)}…`, word.isMarked), width)
}

/** The first lines, the last of them ending in an ellipsis. */
function endEarly(lines: readonly TitleWord[][], count: number, width: number): TitleWord[][] {
	const kept = lines.slice(0, count)
	const last = kept.pop() ?? []
	for (let length = last.length; length > 0; length -= 1) {
		const words = last.slice(0, length)
		const final = words.pop()
		if (!final) break
		const ended = [...words, wordOf(`${final.text.replace(/…$/, '')}…`, final.isMarked)]
		if (lineWidth(ended) <= width || length === 1) return [...kept, ended.map((word) => cut(word, width))]
	}
	return kept
}
