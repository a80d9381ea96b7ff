import { brand } from '~/brand'
import { type CategoryId, categories, findCategory } from '~/features/library/category'
import { GLYPHS } from '~/features/library/cover/category-glyph'
import { cover } from '~/features/library/cover/cover'
import type { Language } from '~/i18n/language'
import { PICTURE_SIZE } from '~/requests/share-picture.server'
import tokens from '~/ui/styles/tokens.css?raw'
import {
	type FittedTitle,
	fitTitle,
	MARK_PADDING,
	markedWords,
	outlineOf,
	plainWords,
	spaceWidth,
	TITLE_TRACKING,
	widthOf,
} from './share-picture-title'
import { readColors } from './token-colors'

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
function frameCover(cover: string, tints: ReadonlyMap<string, string>, frame: Frame): string {
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

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE
const COVER_X = WIDTH * 0.6
const COVER_WIDTH = WIDTH - COVER_X
const MARGIN = 64
const LINE_Y = 286
/** How far below the top of its line a title's baseline lies, in parts of its size. */
const ASCENT = 0.85
const TAB_HEIGHT = 64
const TAB_LETTERS = { size: 30, tracking: -0.01 }
const LOGO_LETTERS = { size: 52, tracking: -0.045 }

const FOLDER =
	'M2 8.5V3.8C2 3 2.6 2.4 3.4 2.4h9.2c.8 0 1.4.6 1.4 1.4v4.7h12.6c.8 0 1.4.6 1.4 1.4v16.3c0 .8-.6 1.4-1.4 1.4H3.4c-.8 0-1.4-.6-1.4-1.4Z'
const BRACKETS = 'M11.5 13H9v10h2.5M18.5 13H21v10h-2.5'

const colors = readColors(tokens, 'light')

function color(name: string): string {
	const found = colors.get(name)
	if (!found) throw new Error(`tokens.css has no light colour --${name}.`)
	return found
}

/** The picture of one prompt: its title and its category's tab on paper, beside its cover. */
export function drawPromptPicture(
	{ id, category, title }: { id: string; category: CategoryId; title: string },
	language: Language,
): string {
	const label = findCategory(category)?.[language].title ?? category
	const words = plainWords(title)
	const fitted = fitTitle(words.length > 0 ? words : plainWords(label), {
		width: COVER_X - MARGIN - 48,
		height: 256,
		lines: 3,
		largest: 84,
		smallest: 44,
	})
	return drawPicture(
		drawLogo(MARGIN, 54),
		drawTab(label, category, MARGIN, LINE_Y),
		`<rect x="${MARGIN}" y="${LINE_Y}" width="${COVER_X - MARGIN}" height="6" fill="${color(`${category}-mid`)}"/>`,
		drawTitle(fitted, MARGIN, LINE_Y + 44, 1.02),
		drawCover(id, category),
	)
}

/** The picture of the product: its promise with the marked word, beside the eight dividers of the card index. */
export function drawSitePicture(promise: string, language: Language): string {
	const fitted = fitTitle(markedWords(promise), {
		width: COVER_X - MARGIN - 24,
		height: 432,
		lines: 4,
		largest: 128,
		smallest: 60,
	})
	return drawPicture(
		drawLogo(MARGIN, 54),
		drawTitle(fitted, MARGIN, 164, 0.98),
		categories.map(({ id, [language]: { title } }, index) => drawDivider(title, id, index)).join(''),
	)
}

function drawPicture(...parts: string[]): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${color('paper')}"/>${parts.join('')}</svg>`
}

function drawPath(line: string, fill: string): string {
	return `<path fill="${fill}" d="${line}"/>`
}

function drawLogo(x: number, y: number): string {
	const folder = `<g transform="translate(${x - 4} ${y}) scale(2.1)"><path fill="${color('mark')}" stroke="${color('ink')}" stroke-width="1.6" stroke-linejoin="round" d="${FOLDER}"/><path fill="none" stroke="${color('ink')}" stroke-width="2.2" d="${BRACKETS}"/></g>`
	return folder + drawPath(outlineOf(brand.wordmark, x + 76, y + 49, LOGO_LETTERS), color('ink'))
}

/** A category's tab that stands on the line at `bottom`. */
function drawTab(label: string, category: CategoryId, x: number, bottom: number): string {
	const top = bottom - TAB_HEIGHT
	const width = widthOf(label, TAB_LETTERS) + 92
	return [
		drawPath(
			`M${x} ${bottom}V${top + 14}a14 14 0 0 1 14-14H${x + width - 14}a14 14 0 0 1 14 14V${bottom}Z`,
			color(`${category}-mid`),
		),
		`<svg x="${x + 22}" y="${top + 18}" width="30" height="30" viewBox="0 0 24 24" fill="${color('on-cat')}">${GLYPHS[category]}</svg>`,
		drawPath(outlineOf(label, x + 64, top + 43, TAB_LETTERS), color('on-cat')),
	].join('')
}

/** A divider of the card index that runs out of the picture; the first stands behind all others. */
function drawDivider(title: string, category: CategoryId, index: number): string {
	const height = 66
	const y = 102 + index * height
	const width = widthOf(title, TAB_LETTERS) + 92
	const x = COVER_X + 40 + ((COVER_WIDTH - 40 - width) * index) / 7
	return (
		`<rect x="${COVER_X + 40}" y="${y}" width="${COVER_WIDTH}" height="${HEIGHT - y}" fill="${color(`${category}-mid`)}"/>` +
		drawTab(title, category, x, y + 1)
	)
}

/** The marker's boxes lie under all letters, so that none cuts a line above it. */
function drawTitle({ size, lines }: FittedTitle, x: number, top: number, leading: number): string {
	const setting = { size, tracking: TITLE_TRACKING }
	const boxes: string[] = []
	const letters: string[] = []
	for (const [row, words] of lines.entries()) {
		const baseline = top + (row * leading + ASCENT) * size
		let pen = x
		for (const { text, isMarked, width } of words) {
			const start = isMarked ? pen + MARK_PADDING * size : pen
			letters.push(outlineOf(text, start, baseline, setting))
			if (isMarked) {
				boxes.push(
					`<rect x="${pen}" y="${baseline - 0.86 * size}" width="${width * size}" height="${1.09 * size}" rx="${0.05 * size}" fill="${color('mark')}"/>`,
				)
			}
			pen += (width + spaceWidth()) * size
		}
	}
	return boxes.join('') + drawPath(letters.join(''), color('ink'))
}

/** The cover over the right part's full height, in the light theme's colours. */
function drawCover(id: string, category: CategoryId): string {
	const tints = new Map([
		['w', color(`${category}-wash`)],
		['m', color(`${category}-mid`)],
		['d', color(`${category}-deep`)],
		['l', color(`${category}-light`)],
		['y', color('mark')],
	])
	return frameCover(cover(id, category), tints, { x: COVER_X, width: COVER_WIDTH, height: HEIGHT })
}
