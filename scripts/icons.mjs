// Draws the icons in public/ from one drawing. Run by hand after changing it: node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { readColors, toHex } from '../server/discovery/token-colors.ts'

const light = readColors(readFileSync('app/ui/styles/tokens.css', 'utf8'), 'light')
const yellow = light.get('mark')
const ink = light.get('ink')
const yellowOnDark = toHex(0.89, 0.172, 101)

const FOLDER =
	'M2 8.5V3.8C2 3 2.6 2.4 3.4 2.4h9.2c.8 0 1.4.6 1.4 1.4v4.7h12.6c.8 0 1.4.6 1.4 1.4v16.3c0 .8-.6 1.4-1.4 1.4H3.4c-.8 0-1.4-.6-1.4-1.4Z'
const BRACKETS = 'M11.5 13H9v10h2.5M18.5 13H21v10h-2.5'

/** The folder with its brackets; small sizes need thicker lines. */
function folder({ edge = 1.6, bracket = 2.2 } = {}) {
	return (
		`<path class="f" fill="${yellow}" stroke="${ink}" stroke-width="${edge}" stroke-linejoin="round" d="${FOLDER}"/>` +
		`<path fill="none" stroke="${ink}" stroke-width="${bracket}" d="${BRACKETS}"/>`
	)
}

/** A square picture whose middle `part` the folder fills. */
function square({ part, ground = '', lines = {} }) {
	const side = 30 / part
	const origin = (30 - side) / 2
	const back = ground
		? `<rect x="${origin}" y="${origin}" width="${side}" height="${side}" fill="${ground}"/>`
		: ''
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${origin} ${origin} ${side} ${side}">${back}${folder(lines)}</svg>`
}

function toPng(svg, size, { palette = true } = {}) {
	return sharp(Buffer.from(svg), { density: (72 * size) / 30 })
		.resize(size, size)
		.png({ compressionLevel: 9, palette, effort: 10 })
		.toBuffer()
}

/** A Windows icon that holds one PNG of 32 bits per size. */
async function toIco(sizes) {
	const pictures = await Promise.all(
		sizes.map((size) => {
			const lines = size < 32 ? { edge: 2, bracket: 2.8 } : {}
			return toPng(square({ part: 1, lines }), size, { palette: false })
		}),
	)
	const head = Buffer.alloc(6 + 16 * sizes.length)
	head.writeUInt16LE(1, 2)
	head.writeUInt16LE(sizes.length, 4)
	let offset = head.length
	for (const [index, picture] of pictures.entries()) {
		const at = 6 + 16 * index
		head.writeUInt8(sizes[index], at)
		head.writeUInt8(sizes[index], at + 1)
		head.writeUInt16LE(1, at + 4)
		head.writeUInt16LE(32, at + 6)
		head.writeUInt32LE(picture.length, at + 8)
		head.writeUInt32LE(offset, at + 12)
		offset += picture.length
	}
	return Buffer.concat([head, ...pictures])
}

// Where the style can't apply, the attributes are the light icon.
const dark = `<style>@media (prefers-color-scheme:dark){.f{fill:${yellowOnDark};stroke:${yellowOnDark}}}</style>`
writeFileSync('public/icon.svg', `${square({ part: 1 }).replace('>', `>${dark}`)}\n`)
writeFileSync('public/favicon.ico', await toIco([16, 32, 48]))
writeFileSync('public/icon-192.png', await toPng(square({ part: 1 }), 192))
writeFileSync('public/icon-512.png', await toPng(square({ part: 1 }), 512))
// A mask may cut away all but the circle of 80 % in the middle; the folder's corners stay inside it.
const onYellow = square({ part: 0.66, ground: yellow })
writeFileSync('public/icon-maskable-512.png', await toPng(onYellow, 512))
writeFileSync('public/apple-touch-icon.png', await toPng(square({ part: 0.76, ground: yellow }), 180))
