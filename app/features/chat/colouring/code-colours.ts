import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import { type CodeColour, type ColouredPiece, LONGEST_COLOURED } from './coloured-code'

const lowlight = createLowlight({
	...{ bash, css, java, javascript, json, markdown },
	...{ php, python, sql, typescript, xml, yaml },
})

type Nodes = ReturnType<typeof lowlight.highlight>['children']

/** More pieces are no code that anybody reads. */
const MOST_PIECES = 4_000

/** By the first word of what the highlighter calls a piece. */
const COLOURS: ReadonlyMap<string, CodeColour | null> = new Map([
	...(['keyword', 'name', 'selector', 'meta', 'doctag', 'template'] as const).map(as('keyword')),
	...(['string', 'regexp', 'code', 'link', 'char'] as const).map(as('string')),
	...(['number', 'literal', 'symbol', 'bullet', 'variable'] as const).map(as('number')),
	...(['title', 'section', 'built_in', 'type', 'attr', 'attribute', 'property'] as const).map(as('name')),
	...(['comment', 'quote'] as const).map(as('comment')),
	// What stands in a text as code again.
	['subst', null],
])

function as(colour: CodeColour) {
	return (scope: string) => [scope, colour] as const
}

/**
 * Which pieces of a code have which colour, in its order; none where its language isn't known, or it is too long to be
 * read in a moment.
 */
export function coloursOf(code: string, language: string): ColouredPiece[] {
	if (code.length > LONGEST_COLOURED || !lowlight.registered(language.toLowerCase())) return []
	const pieces: ColouredPiece[] = []
	const end = collect(lowlight.highlight(language.toLowerCase(), code).children, null, 0, pieces)
	return end === code.length && pieces.length <= MOST_PIECES ? pieces : []
}

/** Adds the coloured pieces of nodes that begin at `start`; the innermost that has a colour counts. Answers where they end. */
function collect(nodes: Nodes, around: CodeColour | null, start: number, pieces: ColouredPiece[]): number {
	let at = start
	for (const node of nodes) {
		if (node.type === 'text') {
			const end = at + node.value.length
			if (around !== null && end > at) pieces.push({ start: at, end, colour: around })
			at = end
		} else if (node.type === 'element') {
			at = collect(node.children, colourOf(node.properties.className, around), at, pieces)
		}
	}
	return at
}

function colourOf(names: unknown, around: CodeColour | null): CodeColour | null {
	const [first] = Array.isArray(names) ? names : []
	const scope = String(first ?? '')
		.replace(/^hljs-/, '')
		.replace(/-.*/, '')
	const colour = COLOURS.get(scope)
	return colour === undefined ? around : colour
}
