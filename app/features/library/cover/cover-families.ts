import type { CategoryId } from '../category'
import { circle, halfDisc, type Point, path, quarter, rect, round, type Tint } from './cover-shapes'
import { pick, type SeededRandom } from './seeded-random'

/** Ground, first figure, second figure. */
export type Scheme = readonly [ground: Tint, figure: Tint, other: Tint]

/** Draws the figures of a cover of 400 × 300 units. The order of the draws is the picture: never change it. */
type Family = (draw: SeededRandom, scheme: Scheme) => string

interface Module {
	index: number
	column: number
	row: number
	at: Point
}

/** The picture's four by three squares. */
const MODULES: readonly Module[] = Array.from({ length: 12 }, (_, index) => {
	const [column, row] = [index % 4, Math.floor(index / 4)]
	return { index, column, row, at: [column * 100, row * 100] }
})

/** The yellow shape stands in the middle row, where every crop of a cover shows it. */
const drawSlot = (draw: SeededRandom) => 4 + draw(4)

/** Quarter-rings turned in each module, layer by layer, so that no ring is cut by its neighbour's edge. */
const rings: Family = (draw, [ground, figure, other]) => {
	const slot = drawSlot(draw)
	const flow = draw(3)
	const [shiftX, shiftY] = [draw(2), draw(2)]
	const turns = MODULES.map(({ column, row }) => {
		const [right, low] = [(column + shiftX) % 2, (row + shiftY) % 2]
		if (flow === 0) return right === 0 ? 2 - low : 3 - 3 * low
		return flow === 1 ? (column + shiftX + row * (1 + shiftY * 2)) % 4 : draw(4)
	})
	const layers: [number, Tint][] = [
		[100, figure],
		[76, ground],
		[52, other],
		[28, ground],
	]
	return layers
		.flatMap(([radius, tint]) =>
			MODULES.map(({ index, at }) =>
				quarter(at, turns[index] ?? 0, radius, index === slot && radius === 52 ? 'y' : tint),
			),
		)
		.join('')
}

/** Half-square triangles under one turning rule. */
const quadrants: Family = (draw, [ground, figure, other]) => {
	const start = draw(4)
	const [stepX, stepY] = [1 + draw(3), draw(4)]
	const slot = drawSlot(draw)
	const hole = draw(3)
	return MODULES.map(({ index, column, row, at: [x, y] }) => {
		const corners = [`${x} ${y}`, `${x + 100} ${y}`, `${x + 100} ${y + 100}`, `${x} ${y + 100}`]
		const turn = (start + column * stepX + row * stepY) % 4
		const triangle = [0, 1, 3].map((step) => corners[(turn + step) % 4]).join('L')
		const isFilled = index !== slot && (index * 5 + start) % 7 === hole
		const tint = (column + row) % 2 || other === ground ? figure : other
		return (isFilled ? rect(x, y, 100, 100, other) : '') + path(`M${triangle}Z`, index === slot ? 'y' : tint)
	}).join('')
}

/** Leaf lenses and round seeds. */
const seeds: Family = (draw, [, figure, other]) => {
	const start = draw(2)
	const mode = draw(3)
	const slot = drawSlot(draw)
	return MODULES.map(({ index, column, row, at: [x, y] }) => {
		const isFalling = mode === 0 ? (column + row + start) % 2 : mode === 1 ? (column + start) % 2 : draw(2)
		const tint = draw(3) === 0 ? other : figure
		if (index === slot) return circle(x + 50, y + 50, 34, 'y')
		const from = isFalling ? `${x} ${y}` : `${x + 100} ${y}`
		const to = isFalling ? `${x + 100} ${y + 100}` : `${x} ${y + 100}`
		return path(`M${from}A100 100 0 0 1 ${to}A100 100 0 0 1 ${from}Z`, tint)
	}).join('')
}

/** A walk of coin stacks. */
const columns: Family = (draw, [, figure, other]) => {
	let height = 2 + draw(3)
	const slot = 2 + draw(4)
	let shapes = ''
	for (let index = 0; index < 8; index++) {
		const step = draw(5) - (index < 5 ? 1 : 2)
		height = Math.max(2, Math.min(index === slot ? 6 : 7, height + step))
		const [x, top] = [index * 50, 300 - height * 25]
		const tint = index % 2 ? figure : other
		shapes += rect(x, top, 50, 300 - top, tint) + halfDisc(x, top, 25, tint)
		if (index === slot) shapes += circle(x + 25, top - 54, 24, 'y')
	}
	return shapes
}

/** Half-discs set above each line, and one moon. */
const waves: Family = (draw, [, figure, other]) => {
	const radius = pick(draw, [50, 100])
	const start = draw(2)
	const moon = 90 + draw(4) * 70
	let shapes = radius === 50 ? circle(moon, 104, 42, 'y') : circle(moon, 112, 54, 'y')
	const lines = radius === 50 ? [150, 200, 250, 300] : [200, 300]
	for (const [index, y] of lines.entries()) {
		const [tint, inner] = index % 2 ? [other, figure] : [figure, other]
		shapes += rect(0, y, 400, 300 - y, tint)
		for (let wave = -1; wave < 6; wave++) {
			const x = wave * radius * 2 + ((index + start) % 2) * radius
			shapes += halfDisc(x, y + 0.5, radius, tint)
			if (draw(3) === 0) shapes += halfDisc(x + radius / 2, y + 0.5, radius / 2, inner)
		}
	}
	return shapes
}

/** Indented bars, like code seen from afar. */
const lines: Family = (draw, [, figure, other]) => {
	let indent = 0
	const slot = 2 + draw(4)
	let shapes = ''
	for (let line = 0; line < 8; line++) {
		indent = line === 0 ? 0 : Math.max(0, Math.min(4, indent + pick(draw, [1, 1, 0, -1])))
		let x = 30 + indent * 40
		const words = 1 + draw(3)
		for (let word = 0; word < words && x < 350; word++) {
			const width = Math.min(pick(draw, [40, 60, 100, 140]), 370 - x)
			shapes += rect(
				x,
				22 + line * 34,
				width,
				20,
				line === slot && word === 0 ? 'y' : word % 2 ? other : figure,
			)
			x += width + 14
		}
	}
	return shapes
}

/** A polar chequer from one edge. */
const rays: Family = (draw, [, figure, other]) => {
	const [originX, originY] = pick(draw, [
		[0, 300],
		[400, 300],
		[200, 300],
		[0, 0],
		[400, 0],
		[0, 150],
	])
	const count = pick(draw, [16, 20, 24])
	const radii = [0, 90 + draw(3) * 20, 200 + draw(3) * 20, 560]
	const cells: { x: number; y: number; line: string; tint: Tint }[] = []
	for (let ray = 0; ray < count; ray++) {
		const [from, to] = [(ray / count) * 2 * Math.PI, ((ray + 1) / count) * 2 * Math.PI]
		for (let ring = ray % 2; ring < 3; ring += 2) {
			const [inner = 0, outer = 0] = [radii[ring], radii[ring + 1]]
			const at = (radius: number, angle: number) =>
				`${round(originX + radius * Math.cos(angle))} ${round(originY + radius * Math.sin(angle))}`
			const [angle, radius] = [(from + to) / 2, (inner + Math.min(outer, 320)) / 2]
			cells.push({
				x: originX + radius * Math.cos(angle),
				y: originY + radius * Math.sin(angle),
				line: `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`,
				tint: ring === 1 ? other : figure,
			})
		}
	}
	// The yellow one must survive every crop: one of those in the middle, else the one closest to it.
	const central = cells.filter(({ x, y }) => x > 90 && x < 310 && y > 90 && y < 210)
	const fromCentre = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 200, y - 150)
	const closest = cells.reduce((best, cell) => (fromCentre(cell) < fromCentre(best) ? cell : best))
	const slot = central[draw(central.length)] ?? closest
	return cells.map((cell) => path(cell.line, cell === slot ? 'y' : cell.tint)).join('')
}

/** Blocks of ruled lines that change direction. */
const weave: Family = (draw, [, figure, other]) => {
	const start = draw(2)
	const rule = draw(3)
	const slot = drawSlot(draw)
	return MODULES.flatMap(({ index, column, row, at: [x, y] }) => {
		const across = rule === 0 ? column : Math.floor(column / 2)
		const isUpright = rule === 2 ? draw(2) : (across + row + start) % 2
		const tint = index === slot ? 'y' : draw(4) === 0 ? other : figure
		return [0, 20, 40, 60, 80].map((step) =>
			isUpright ? rect(x + step, y, 11, 100, tint) : rect(x, y + step, 100, 11, tint),
		)
	}).join('')
}

export const FAMILIES: Record<CategoryId, Family> = {
	'personal-ai': rings,
	consulting: quadrants,
	nutrition: seeds,
	finance: columns,
	storytelling: waves,
	programming: lines,
	marketing: rays,
	education: weave,
}
